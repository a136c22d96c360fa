import { SampleNote } from '../components/sample-note.tsx';
import { labels } from '../content/labels.ts';
import { wrap } from '../style/base.css.ts';
import { type OpeningWords, Words } from './opening.tsx';
import * as styles from './turns.css.ts';

interface TurnsProps extends OpeningWords {
  /** Says that the changes are invented. */
  sample: true;
  /** How it was before, how it is after, and the section that says more. */
  turns: { who: string; before: string; after: string; href: `#${string}` }[];
}

/** The first section of a page about changes: at the left the night before, at the right the day after. */
export const Turns = ({ turns, sample: _, ...words }: TurnsProps) => (
  <section>
    <div className={`${wrap} ${styles.head}`}>
      <Words {...words} />
    </div>
    <div className={styles.split}>
      <div className={wrap}>
        <SampleNote className={styles.sample} />
        <p className={styles.row} aria-hidden="true">
          <b className={styles.time}>{labels.before}</b>
          <b className={`${styles.time} ${styles.after}`}>{labels.after}</b>
        </p>
        <ul>
          {turns.map(({ who, before, after, href }) => (
            <li key={who} className={styles.row}>
              <p className={styles.before}>
                <span className={styles.who}>{who}</span> {before}
              </p>
              <p className={styles.after}>
                <a href={href} className={styles.link}>
                  {after}
                </a>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  </section>
);
