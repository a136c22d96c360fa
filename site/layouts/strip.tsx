import { formatTime } from '../content/clock.ts';
import * as styles from './strip.css.ts';

interface Props {
  /** From 0 to 24. */
  hour: number;
  name: string;
}

/** A longer name would meet the visitor's time. */
const LONGEST_NAME = 32;

/** The day from midnight to midnight, with the page's sun and, from scripts/early.ts, the visitor's time. */
export const Strip = ({ hour, name }: Props) => (
  <div className={styles.strip} aria-hidden="true" data-late={hour > 12 || undefined}>
    <p className={styles.sun} style={{ '--at': `${((hour / 24) * 100).toFixed(1)}%` }}>
      <span>
        {formatTime(hour)}
        {name.length <= LONGEST_NAME && ` · ${name}`}
      </span>
    </p>
  </div>
);
