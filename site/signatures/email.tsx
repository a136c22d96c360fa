import { Stand } from '../components/band.tsx';
import { illustrationWords as names } from '../content/illustrations.ts';
import { figure, open } from '../illustrations/panel.css.ts';
import { Caption, type CaptionProps } from '../illustrations/panel.tsx';
import * as styles from './email.css.ts';

type By = 'person' | 'machine';

interface EmailProps extends CaptionProps {
  /** How the email begins. */
  text: string;
  /** What else it says, with more than anybody needs. */
  lines: string[];
  /** The first step: what happens, and whose work it is. */
  step: { heading: string; by: By };
}

/** In the opening: a messy email, and the beginning of the rail on which it travels down the page. */
export const Email = ({ caption, sample, text, lines, step }: EmailProps) => (
  <figure className={`${figure} ${styles.opening}`}>
    <Caption caption={caption} sample={sample} />
    <div className={`${styles.first} ${open}`}>
      <p className={styles.question}>{text}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
    <div className={styles.start}>
      <Who by={step.by} />
      <p className={styles.step}>{step.heading}</p>
    </div>
  </figure>
);

interface StationProps {
  /** What happens to the email. */
  heading: string;
  by: By;
  /** Which step it is. The rail changes sides at each. */
  state: keyof typeof styles.stations;
  /** What the email or the reply says. */
  text: string;
  /** What it is about. */
  topic?: string;
  /** The part of the text that a person wrote. */
  edit?: string;
}

/** A step of the workflow, between two bands: the email crosses the page on its rail. */
export const Station = ({ heading, by, state, text, topic, edit = '' }: StationProps) => {
  const [before, after] = edit ? text.split(edit) : [text];
  return (
    <Stand className={styles.stations[state]}>
      <div className={styles.belt}>
        <div className={styles.says}>
          <Who by={by} />
          <h2 className={styles.step}>{heading}</h2>
        </div>
        <div className={styles.mails[state]}>
          <p>
            {before}
            {edit && <mark className={styles.edit}>{edit}</mark>}
            {after}
          </p>
          {topic && <p className={styles.topic}>{topic}</p>}
        </div>
      </div>
    </Stand>
  );
};

/** A hand is a sun, the machine is a square. */
const Who = ({ by }: { by: By }) => (
  <p className={styles.who}>
    <i className={styles.marks[by]} /> {names[by]}
  </p>
);
