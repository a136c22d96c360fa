import { ActionLink } from '../components/action-link.tsx';
import { Band, type BandProps } from '../components/band.tsx';
import { Icon } from '../components/icon.tsx';
import { Lines } from '../components/lines.tsx';
import { Face } from '../components/person.tsx';
import { Shift } from '../components/shift.tsx';
import { match } from '../content/actions.ts';
import { formatRange } from '../content/clock.ts';
import { firstSentence } from '../content/first-sentence.ts';
import { labels } from '../content/labels.ts';
import { zones } from '../content/places.ts';
import type { Talent } from '../content/talent.ts';
import { HourBars } from '../illustrations/hour-bars.tsx';
import {
  hoursIn,
  offsetOf,
  sharedSpans,
  utcSpans,
  type WorkingHours,
} from '../illustrations/working-hours.ts';
import { column } from '../style/grid.css.ts';
import * as styles from '../style/profile.css.ts';

interface ProfilesProps extends BandProps {
  people: Talent[];
  /** A row for each person, with what was noted and what we didn't test; pressed, it unfolds the profile. */
  isFolded?: boolean;
}

/**
 * The profile of each person. Talent cards link to it, and site/scripts/profiles/ shows it in a
 * dialog.
 */
export const Profiles = ({ people, isFolded, ...band }: ProfilesProps) => (
  <Band {...band} sample={people.some(({ sample }) => sample)}>
    <div className={isFolded ? styles.rows : column}>
      {people.map((person) =>
        isFolded ? (
          <Row key={person.face} person={person} />
        ) : (
          <Profile key={person.face} person={person} />
        ),
      )}
    </div>
  </Band>
);

const words = labels.profile;

/** A link to a profile in it unfolds the row. */
const Row = ({ person }: { person: Talent }) => (
  <details className={styles.row}>
    <summary className={styles.summary}>
      <Face name={person.face} size={72} />
      <span>
        <b className={styles.rowName}>{person.name}</b>
        <span className={styles.label}>{person.role}</span>
        <span className={styles.label}>{person.availability}</span>
      </span>
      <span>
        <Shift as="span" {...person} className={styles.label} />
      </span>
      <span>
        <span className={styles.label}>{words.note}</span>
        {firstSentence(person.profile.note)}
      </span>
      <span>
        <span className={styles.label}>{words.untested}</span>{' '}
        {firstSentence(person.profile.untested)}
      </span>
      <Icon name="chevron-down" size={20} />
    </summary>
    <Profile person={person} />
  </details>
);

function Profile({ person }: { person: Talent }) {
  const { task, result, note, untested, tools } = person.profile;
  return (
    <article className={styles.frame} id={person.face}>
      <div className={styles.profile}>
        <div className={styles.person}>
          <header className={styles.head}>
            <Face name={person.face} size={96} />
            <h3 className={styles.name}>{person.name}</h3>
            <p className={styles.role}>{person.role}</p>
          </header>
          <ul className={styles.chips}>
            <li>{person.availability}</li>
          </ul>
          <dl className={styles.facts}>
            <Hours person={person} />
            <div>
              <dt className={styles.label}>{words.tools}</dt>
              <dd>
                <Lines lines={tools} className={styles.chips} />
              </dd>
            </div>
          </dl>
        </div>
        <div className={styles.work}>
          <div>
            <h4 className={styles.label}>{words.task}</h4>
            <p>{task}</p>
          </div>
          <div>
            <h4 className={styles.label}>{words.result}</h4>
            <p>{result}</p>
          </div>
          <div className={styles.review}>
            <h4 className={styles.label}>{words.note}</h4>
            <blockquote className={styles.note}>{note}</blockquote>
          </div>
          <div className={styles.untested}>
            <h4 className={styles.label}>{words.untested}</h4>
            <p>{untested}</p>
          </div>
        </div>
        <div className={styles.action}>
          <ActionLink action={match(words.action, person.matchedRole)} variant="secondary" />
        </div>
      </div>
    </article>
  );
}

const [january, july] = [1, 7];

/** A client's hours from nine to five on a day in the given month, and those that the person shares. */
function hoursWith({ profile: { buyer }, city, hours: [from, to] }: Talent, month: number) {
  const offset = (place: keyof typeof zones) => offsetOf(zones[place], month);
  const theirs: WorkingHours = { city, offset: offset(city), from, to };
  const nineToFive: WorkingHours = { city: buyer, offset: offset(buyer), from: 9, to: 17 };
  return { nineToFive, shared: sharedSpans(theirs, nineToFive) };
}

function Hours({ person }: { person: Talent }) {
  const [inJanuary, inJuly] = [hoursWith(person, january), hoursWith(person, july)];
  return (
    <>
      <div>
        <dt className={styles.label}>{words.hours}</dt>
        <dd>{words.hoursIn(formatRange(...person.hours), person.city)}</dd>
      </div>
      <div>
        <dt className={styles.label}>{words.shared(person.profile.buyer)}</dt>
        <dd>
          {words.sharedHours(hoursIn(inJanuary.shared), hoursIn(inJuly.shared))}
          <svg viewBox="0 0 240 12" className={styles.day} aria-hidden="true">
            <HourBars height={12} spans={utcSpans(inJanuary.nineToFive)} className={styles.buyer} />
            <HourBars height={12} spans={inJanuary.shared} className={styles.shared} />
            <path d="M5 6h231" className={styles.hours} />
          </svg>
        </dd>
      </div>
    </>
  );
}
