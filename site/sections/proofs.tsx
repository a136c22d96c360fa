import { ActionLink } from '../components/action-link.tsx';
import { Band, type BandProps } from '../components/band.tsx';
import { Face } from '../components/person.tsx';
import { Shift } from '../components/shift.tsx';
import type { Action } from '../content/actions.ts';
import { labels } from '../content/labels.ts';
import { profileAddress, type Talent } from '../content/talent.ts';
import * as styles from './proofs.css.ts';

interface ProofsProps extends BandProps {
  /** Three claims, each above what proves it. */
  untested: { title: string; text: string; person: Talent; action: Action };
  hours: { title: string; text: string; people: Talent[]; action: { label: string; href: string } };
  calendar: {
    title: string;
    text: string;
    /** Two weeks of workdays; a label marks a day. */
    days: readonly { name: string; label?: string }[];
  };
}

/** Three values as their proofs: what a profile leaves open, the hours of people, a calendar. */
export const Proofs = ({ untested, hours, calendar, ...band }: ProofsProps) => (
  <Band {...band}>
    <ul className={styles.proofs} data-reveal="each">
      <li className={styles.page}>
        <Claim {...untested} />
        <figure className={styles.slip}>
          <figcaption className={styles.from}>
            <Face name={untested.person.face} size={72} />
            <span>
              {untested.person.name}
              <br />
              {untested.person.role}
            </span>
          </figcaption>
          <p className={styles.label}>{labels.profile.untested}</p>
          <p className={styles.gap}>{untested.person.profile.untested}</p>
          <a href={profileAddress(untested.person)}>{labels.profile.read}</a>
        </figure>
      </li>
      <li>
        <Claim title={hours.title} text={hours.text} />
        <div className={styles.hours}>
          {hours.people.map((person) => (
            <Shift key={person.face} {...person} className={styles.shift} />
          ))}
        </div>
        <ActionLink action={hours.action} />
      </li>
      <li>
        <Claim {...calendar} />
        <div className={styles.weeks}>
          {calendar.days.map(({ name, label }, index) => (
            <p
              key={`${Math.floor(index / 5)}${name}`}
              className={label ? styles.marked : styles.day}
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

const Claim = ({ title, text, action }: { title: string; text: string; action?: Action }) => (
  <div>
    <h3 className={styles.title}>{title}</h3>
    <p className={styles.text}>
      {text} {action && <ActionLink action={action} />}
    </p>
  </div>
);
