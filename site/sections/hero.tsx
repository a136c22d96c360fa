import { faces } from '../assets/faces.ts';
import { ActionLink } from '../components/action-link.tsx';
import { Dots } from '../components/dots.tsx';
import { MotionButton } from '../components/motion-button.tsx';
import { SampleNote } from '../components/sample-note.tsx';
import { TimedText } from '../components/timed-text.tsx';
import type { Action } from '../content/actions.ts';
import { formatRange } from '../content/clock.ts';
import { profileAddress, type Talent } from '../content/talent.ts';
import { scriptOnly, wrap } from '../style/base.css.ts';
import { actions } from '../style/controls.css.ts';
import { cardLink } from '../style/grid.css.ts';
import { sky } from '../style/sky.css.ts';
import { isNight, skyVariables } from '../style/sky.ts';
import * as styles from './hero.css.ts';

interface HeroProps {
  heading: string;
  /** A sentence that is true at any time. Scripts replace it with the hours of somebody awake. */
  line: string;
  lead: string;
  primary: Action;
  secondary: Action;
  /** What it costs to start. */
  cost: string;
  proofs: Action[];
  /** Explains the bars on the cards. */
  legend: string;
  /** The first ones are shown without scripts. */
  talent: Talent[];
  /** How many people are shown at a time. */
  shown: number;
  /** Passed by the page layout. */
  hour?: number;
}

/** The first section of the home page: a sky with people who are awake. */
export function Hero({
  heading,
  line,
  lead,
  primary,
  secondary,
  cost,
  proofs,
  legend,
  ...more
}: HeroProps) {
  const { talent, shown, hour = 12 } = more;
  const cards = talent.map((person) => <TalentCard key={person.face} person={person} />);
  return (
    <section
      className={`${sky} ${styles.hero}`}
      data-dark={isNight(hour) || undefined}
      data-moving
      style={skyVariables(hour)}
      data-company
    >
      <Dots count={15} />
      <div className={`${wrap} ${styles.columns}`}>
        <div className={styles.words}>
          <h1>{heading}</h1>
          <p className={styles.line} data-line>
            {line}
          </p>
          <p className={styles.lead}>
            <TimedText text={lead} />
          </p>
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
          <ul className={styles.cards}>{cards.slice(0, shown)}</ul>
          <template>{cards.slice(shown)}</template>
          <div className={styles.legend}>
            <p>
              <SampleNote /> <span className={scriptOnly}>{legend}</span>
            </p>
            <MotionButton />
          </div>
        </div>
      </div>
    </section>
  );
}

const TalentCard = ({ person }: { person: Talent }) => (
  <li className={styles.card} data-city={person.city} data-hours={person.hours.join('-')}>
    <img src={faces[person.face].path} width={56} height={56} alt="" className={styles.face} />
    <p className={styles.name}>
      <a href={profileAddress(person)} className={cardLink}>
        {person.name}
      </a>
      <span className={styles.chip}>{person.availability}</span>
    </p>
    <p className={styles.role}>
      {person.role}
      <span className={styles.city}>, {person.city}</span>
    </p>
    <p className={styles.hours}>
      <b data-live>{formatRange(...person.hours)}</b> <span className={styles.state} data-live />
    </p>
  </li>
);
