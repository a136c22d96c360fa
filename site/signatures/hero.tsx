import type { CSSProperties } from 'react';
import { faces } from '../assets/faces.ts';
import { ActionLink } from '../components/action-link.tsx';
import { Dots } from '../components/dots.tsx';
import { MotionButton } from '../components/motion-button.tsx';
import { onSky } from '../components/on-sky.ts';
import { SampleNote } from '../components/sample-note.tsx';
import { TimedText } from '../components/timed-text.tsx';
import type { Action } from '../content/actions.ts';
import { formatRange, wrapHour } from '../content/clock.ts';
import { hourIn } from '../content/hours-with-you.ts';
import { homeZones } from '../content/places.ts';
import { profileAddress, type Talent } from '../content/talent.ts';
import { scriptOnly, together, wrap } from '../style/base.css.ts';
import { actions } from '../style/controls.css.ts';
import { cardLink } from '../style/grid.css.ts';
import * as styles from './hero.css.ts';

interface HeroProps {
  heading: string;
  lead: string;
  line: string;
  primary: Action;
  secondary: Action;
  /** What it costs to start. */
  cost: string;
  proofs: Action[];
  /** Explains the bars on the cards. */
  legend: string;
  /** People whose clocks never change, with shifts of eight hours. */
  talent: readonly Talent[];
  /** Passed by the page layout. */
  hour?: number;
}

/** The first section of the home page: a sky with people, and the hours that they share with the visitor. */
export function Hero({
  heading,
  lead,
  line,
  primary,
  secondary,
  cost,
  proofs,
  legend,
  ...more
}: HeroProps) {
  const { talent, hour = 12 } = more;
  return (
    <section {...onSky(hour, styles.hero)} data-moving>
      <Dots count={15} />
      <div className={`${wrap} ${styles.columns}`}>
        <div className={styles.words}>
          <h1>{heading}</h1>
          <p className={styles.lead}>
            <TimedText text={lead} />
          </p>
          <p className={styles.line}>{line}</p>
          <p className={actions}>
            <ActionLink action={primary} variant="primary" />
            <ActionLink action={secondary} variant="secondary" />
          </p>
          <p className={styles.proofs}>
            {cost}{' '}
            {proofs.map((proof) => (
              <ActionLink key={proof.href} action={proof} />
            ))}
          </p>
        </div>
        <div className={styles.people}>
          <div className={styles.legend}>
            <p>
              <SampleNote /> <span className={scriptOnly}>{legend}</span>
            </p>
            <MotionButton />
          </div>
          <ul className={styles.cards}>
            {talent.map((person) => (
              <TalentCard key={person.face} person={person} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

const TalentCard = ({ person }: { person: Talent }) => (
  <li className={styles.card} style={sharedVariables(person)}>
    <img src={faces[person.face].path} width={56} height={56} alt="" className={styles.face} />
    <p className={styles.name}>
      <a href={profileAddress(person)} className={cardLink}>
        {person.name}
      </a>
      <span className={styles.chip}>{person.availability}</span>
    </p>
    <p className={styles.role}>
      {person.role}, {person.city}
    </p>
    <p className={styles.specialty}>{person.specialty}</p>
    <p className={styles.hours}>
      <span className={together}>{formatRange(...person.hours)}</span> there
    </p>
  </li>
);

/** What site/scripts/early.ts has set for a shift that starts then. */
function sharedVariables({ city, hours: [from] }: Talent): CSSProperties {
  const winter = Date.UTC(2026, 0, 15);
  const start = wrapHour(from - hourIn(homeZones[city], winter));
  return {
    '--shared': `var(--shared-${start})`,
    '--from': `var(--from-${start})`,
    '--to': `var(--to-${start})`,
  };
}
