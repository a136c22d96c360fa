import { illustrationWords as words } from '../content/illustrations.ts';
import * as styles from './flow.css.ts';
import { type CaptionProps, Panel } from './panel.tsx';

interface FlowProps extends CaptionProps {
  nodes: { label: string; by: 'person' | 'machine' }[];
}

const lanes = { person: styles.person, machine: styles.machine };

/** A workflow. Steps done by a person are highlighted and offset from the automatic ones. */
export function Flow({ caption, sample, nodes }: FlowProps) {
  return (
    <Panel caption={caption} sample={sample} on="sky">
      <ol className={styles.nodes} data-moving>
        {nodes.map(({ label, by }) => (
          <li key={label} className={`${styles.node} ${lanes[by]}`}>
            <svg width="40" height="40" viewBox="0 0 40 40" fill="none" aria-hidden="true">
              {drawings[by]}
            </svg>
            <div className={styles.words}>
              <p className={styles.label}>{label}</p>
              <p className={styles.by}>{words[by]}</p>
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

const drawings = {
  person: (
    <>
      <circle cx="20" cy="20" r="20" fill="var(--night)" />
      <path d="M8 34a12 12 0 0 1 24 0 20 20 0 0 1-24 0z" fill="var(--protea)" />
      <circle cx="20" cy="15" r="7" fill="var(--sun)" />
    </>
  ),
  machine: (
    <>
      <rect x="5" y="5" width="30" height="30" rx="8" fill="var(--lagoon)" />
      <path
        d="M13 15h14M13 20h14M13 25h8"
        stroke="var(--night)"
        stroke-width="3"
        stroke-linecap="round"
      />
    </>
  ),
};
