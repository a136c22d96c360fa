import { ActionLink } from '../components/action-link.tsx';
import { Band, type BandProps } from '../components/band.tsx';
import { Face } from '../components/person.tsx';
import { SampleNote } from '../components/sample-note.tsx';
import { Shift } from '../components/shift.tsx';
import type { Action } from '../content/actions.ts';
import { firstSentence } from '../content/first-sentence.ts';
import { labels } from '../content/labels.ts';
import { profileAddress, type Talent } from '../content/talent.ts';
import { marked, sheets } from '../style/paper.css.ts';
import * as styles from './values.css.ts';

interface ValuesProps extends BandProps {
  /** The peak of the page: how many of how many, and one of them. */
  few: { title: string; count: number; of: number; text: string; action: Action; person: Talent };
  hours: { title: string; text: string; people: Talent[]; action: Action };
  calendar: {
    title: string;
    text: string;
    /** Two weeks of workdays; a label marks a day. */
    days: readonly { name: string; label?: string }[];
  };
}

/** Three values as what proves them: a few suns of many dots, the hours of people, a calendar. */
export const Values = ({ few, hours, calendar, ...band }: ValuesProps) => (
  <Band {...band} className={styles.band}>
    <ul className={styles.values}>
      <li className={styles.few}>
        <h3>{few.title}</h3>
        <p className={styles.figure}>
          {few.count} in {few.of}
        </p>
        <div className={styles.dots}>
          {Array.from({ length: few.of }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all dots are alike
            <i key={index} className={isSun(index, few) ? styles.sun : styles.dot} />
          ))}
        </div>
        <div className={styles.proof}>
          <p className={styles.lead}>
            {few.text} <ActionLink action={few.action} />
          </p>
          <div className={`${sheets.white} ${styles.slip}`} style={{ '--r': '-2deg' }}>
            <p className={styles.who}>
              <Face name={few.person.face} size={56} />
              <span>
                <b>{few.person.name}</b>
                <br />
                {few.person.role}
                {few.person.sample && (
                  <>
                    <br />
                    <SampleNote />
                  </>
                )}
              </span>
            </p>
            <p className={styles.label}>{labels.profile.untested}</p>
            <p className={styles.gap}>
              <Marked text={few.person.profile.untested} />
            </p>
            <a href={profileAddress(few.person)}>{labels.profile.read}</a>
          </div>
        </div>
      </li>
      <li>
        <h3>{hours.title}</h3>
        <p>
          {hours.text} <ActionLink action={hours.action} />
        </p>
        {hours.people.map((person) => (
          <Shift key={person.face} {...person} className={styles.shift} />
        ))}
      </li>
      <li>
        <h3>{calendar.title}</h3>
        <p>{calendar.text}</p>
        <div className={styles.days}>
          {calendar.days.map(({ name, label }, index) => (
            <p
              key={`${Math.floor(index / 5)}${name}`}
              className={label ? sheets.sun : sheets.white}
            >
              {name}
              {label && <b>{label}</b>}
            </p>
          ))}
        </div>
      </li>
    </ul>
  </Band>
);

/** In the first two of the rows of 25, evenly spread. */
const isSun = (index: number, { count }: { count: number }) =>
  Array.from(
    { length: count },
    (_, at) => Math.floor(((at + 0.5) / count) * 25) + (at % 2 ? 0 : 25),
  ).includes(index);

/** The first sentence is marked. */
function Marked({ text }: { text: string }) {
  const first = firstSentence(text);
  return (
    <>
      <span className={marked}>{first}</span>
      {text.slice(first.length)}
    </>
  );
}
