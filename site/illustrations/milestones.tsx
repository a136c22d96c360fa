import * as styles from './milestones.css.ts';
import { type Captioned, Panel } from './panel.tsx';

export interface MilestonesProps extends Captioned {
  milestones: { label: string; when: string; text?: string }[];
}

/** The sun stands higher at every milestone, and is up at the last. */
export function Milestones({ caption, sample, milestones }: MilestonesProps) {
  return (
    <Panel caption={caption} sample={sample} on="sky">
      <ol className={styles.bar}>
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
    </Panel>
  );
}

function Sun({ height }: { height: number }) {
  const y = Math.round(64 - height * 38);
  return (
    <svg viewBox="0 0 72 58" width="72" height="58" aria-hidden="true">
      <circle cx="36" cy={y} r="25" fill="var(--protea)" />
      <circle cx="36" cy={y} r="17" fill="var(--sun)" />
    </svg>
  );
}
