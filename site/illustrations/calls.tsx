import { formatTime } from '../content/clock.ts';
import * as styles from './calls.css.ts';
import { type CaptionProps, Panel } from './panel.tsx';

interface CallsProps extends CaptionProps {
  title: string;
  /** `at` is an hour of the day, 13.2 for 1:12 p.m. */
  calls: { at: number; who: string; outcome: string; ends: keyof typeof styles.calls }[];
}

/** A list of calls with what came of each: crossed out, to be called again, or a meeting. */
export const Calls = ({ caption, sample, title, calls }: CallsProps) => (
  <Panel caption={caption} sample={sample} on="paper" title={title}>
    <ol>
      {calls.map(({ at, who, outcome, ends }) => (
        <li key={who} className={styles.calls[ends]}>
          <span className={styles.time}>{formatTime(at)}</span>
          <b className={styles.who}>{who}</b>
          <span className={styles.outcome}>{outcome}</span>
        </li>
      ))}
    </ol>
  </Panel>
);
