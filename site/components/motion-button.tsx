import { shell } from '../content/shell.ts';
import { Icon } from './icon.tsx';
import * as styles from './motion-button.css.ts';

/** Pauses and resumes all animations (site/scripts/motion.ts). CSS shows one of the two labels. */
export function MotionButton() {
  return (
    <button type="button" className={styles.root} data-motion-button>
      <span className={`${styles.label} ${styles.pause}`}>
        <Icon name="pause" size={18} />
        {shell.pauseMotion}
      </span>
      <span className={`${styles.label} ${styles.resume}`}>
        <Icon name="play" size={18} />
        {shell.resumeMotion}
      </span>
    </button>
  );
}
