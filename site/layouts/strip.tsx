import { formatTime } from '../content/clock.ts';
import { rayAbove } from '../content/navigation.ts';
import * as styles from './strip.css.ts';

interface Props {
  /** From 0 to 24. */
  hour: number;
  name: string;
  path: string;
}

/**
 * The day from midnight to midnight, with the page's sun and, from scripts/early.ts, the visitor's time. An
 * article shows “Resources” instead of its title, which would not fit beside the time.
 */
export const Strip = ({ hour, name, path }: Props) => (
  <div
    className={styles.strip}
    style={{ '--at': ((hour / 24) * 100).toFixed(1) }}
    aria-hidden="true"
  >
    <p className={styles.sun}>
      <span className={styles.room}>
        <span>
          {formatTime(hour)} · {rayAbove(path)?.label ?? name}
        </span>
      </span>
    </p>
  </div>
);
