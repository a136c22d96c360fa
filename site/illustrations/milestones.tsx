import * as styles from './milestones.css.ts';
import * as panel from './panel.css.ts';
import { Caption, type CaptionProps } from './panel.tsx';

interface MilestonesProps extends CaptionProps {
  milestones: { label: string; when: string; text?: string }[];
}

/** A timeline across a sky, with a sun that rises with each milestone. */
export function Milestones({ caption, sample, milestones }: MilestonesProps) {
  return (
    <figure className={panel.figure}>
      <Caption caption={caption} sample={sample} className={styles.title} />
      <ol className={`${styles.bar} ${panel.open}`}>
        {milestones.map(({ label, when, text }, index) => (
          <li key={label} className={styles.milestone}>
            <Sun height={index / Math.max(1, milestones.length - 1)} />
            <div className={styles.words}>
              <p className={styles.when}>{when}</p>
              <p className={styles.label}>{label}</p>
              {text && <p className={styles.text}>{text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** `height`: 0 is half below the horizon, 1 is fully risen. */
function Sun({ height }: { height: number }) {
  const y = Math.round(64 - height * 38);
  return (
    <svg viewBox="0 0 72 58" width="72" height="58" aria-hidden="true">
      <circle cx="36" cy={y} r="25" fill="var(--protea)" />
      <circle cx="36" cy={y} r="17" fill="var(--sun)" />
    </svg>
  );
}
