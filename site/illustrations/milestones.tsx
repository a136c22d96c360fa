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
            <Sun risen={index / Math.max(1, milestones.length - 1)} />
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

/** `risen`: 0 is half below the horizon, 1 is above it. The suns grow along an arc. */
function Sun({ risen }: { risen: number }) {
  const y = Math.round(260 - Math.sin((risen * Math.PI) / 2) * 134);
  return (
    <svg viewBox="0 0 300 260" width="112" height="97" aria-hidden="true">
      <circle cx="150" cy={y} r={45 + risen * 75} fill="var(--protea)" />
      <circle cx="150" cy={y} r={30 + risen * 50} fill="var(--sun)" />
    </svg>
  );
}
