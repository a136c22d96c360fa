import { Stand } from '../components/band.tsx';
import { illustrationWords as names } from '../content/illustrations.ts';
import { figure, open } from '../illustrations/panel.css.ts';
import { Caption, type CaptionProps } from '../illustrations/panel.tsx';
import * as styles from './email.css.ts';

type By = 'person' | 'machine';

interface EmailProps extends CaptionProps {
  /** What the email says. Its other lines are scribbles. */
  text: string;
  /** The first step: what happens, and whose work it is. */
  step: { heading: string; by: By };
}

/** In the opening: a messy email, and the beginning of the rail on which it travels down the page. */
export const Email = ({ caption, sample, text, step }: EmailProps) => (
  <figure className={`${figure} ${styles.opening}`}>
    <Caption caption={caption} sample={sample} />
    <div className={`${styles.first} ${open}`}>
      <p className={styles.question}>{text}</p>
      <Scribbles count={6} />
      <svg viewBox="0 0 500 240" className={styles.scrawl} aria-hidden="true">
        <circle cx="424" cy="130" r="52" className={styles.stain} />
        <path d="M10 96c40-26 52 30 86 2s58 24 92-4 60 26 96 0 62 20 92-2" />
        <path d="M230 206l30-24 4 38 34-42 2 42 36-40-2 38 40-28" className={styles.pen} />
      </svg>
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
  /** What the email or the reply says. Without it, only scribbles. */
  text: string;
  /** The part of the text that a person wrote. */
  edit?: string;
}

/** A step of the workflow, between two bands: the email crosses the page on its rail. */
export const Station = ({ heading, by, state, text, edit = '' }: StationProps) => {
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
          {state === 'tagged' && <Scribbles count={2} />}
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

const Scribbles = ({ count }: { count: number }) => (
  <div className={styles.scribbles} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no other name
      <i key={index} />
    ))}
  </div>
);
