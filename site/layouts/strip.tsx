import { formatTime } from '../content/clock.ts';
import { rayAbove } from '../content/navigation.ts';
import * as styles from './strip.css.ts';

interface Props {
  /** From 0 to 24. */
  hour: number;
  name: string;
  path: string;
}

/** A page with a longer name shows the name of its parent, which fits beside the visitor's time. */
const LONGEST_NAME = 32;

/** The day from midnight to midnight, with the page's sun and, from scripts/early.ts, the visitor's time. */
export const Strip = ({ hour, name, path }: Props) => (
  <div
    className={styles.strip}
    style={{ '--at': ((hour / 24) * 100).toFixed(1) }}
    aria-hidden="true"
  >
    <p className={styles.sun}>
      <span className={styles.room}>
        <span>
          {[formatTime(hour), name.length <= LONGEST_NAME ? name : rayAbove(path)?.label]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </p>
  </div>
);
