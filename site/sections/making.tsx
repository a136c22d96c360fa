import { Band, type BandProps } from '../components/band.tsx';
import { Face } from '../components/person.tsx';
import type { Talent } from '../content/talent.ts';
import * as styles from './making.css.ts';

interface Step {
  title: string;
  text: string;
}

interface MakingProps extends BandProps {
  /** What is asked for, who is picked for it, who is hired: the same sheet three times. */
  steps: readonly [Step, Step, Step];
  brief: readonly string[];
  picked: readonly Talent[];
  /** Why one more person is not on the list. */
  left: string;
  start: string;
}

/** The three steps as one shortlist that comes into being. */
export function Making({ steps, brief, picked, left, start, ...band }: MakingProps) {
  const sheets = [
    <p key="brief" className={styles.brief}>
      {brief.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>,
    <div key="picked">
      {picked.map((person) => (
        <Row key={person.face} person={person} />
      ))}
      <p className={styles.left}>{left}</p>
    </div>,
    <div key="hired">
      {picked.slice(0, 1).map((person) => (
        <Row key={person.face} person={person} />
      ))}
      <p className={styles.start}>{start}</p>
    </div>,
  ];
  return (
    <Band {...band}>
      <ol className={styles.steps} data-reveal="each">
        {steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <div className={styles.sheet}>{sheets[index]}</div>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}

const Row = ({ person }: { person: Talent }) => (
  <p className={styles.row}>
    <Face name={person.face} size={48} />
    <span>
      <b>{person.name}</b>
      <br />
      {person.role}
    </span>
  </p>
);
