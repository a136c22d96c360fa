import { shell } from '../content/shell.ts';
import { Icon } from './icon.tsx';
import * as styles from './motion-button.css.ts';

/** Pauses all animations while it is pressed (site/scripts/motion.ts). CSS shows one of the icons. */
export function MotionButton() {
  return (
    <button type="button" className={styles.root} aria-pressed="false" data-motion-button>
      <span className={styles.pause}>
        <Icon name="pause" size={18} />
      </span>
      <span className={styles.resume}>
        <Icon name="play" size={18} />
      </span>
      {shell.pauseMotion}
    </button>
  );
}
