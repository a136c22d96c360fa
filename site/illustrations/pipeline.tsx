import { type CaptionProps, Panel } from './panel.tsx';
import * as styles from './pipeline.css.ts';

interface PipelineProps extends CaptionProps {
  stages: { label: string; count?: string; items: string[] }[];
}

/** Columns as stairs: each stage is higher than the one before. */
export function Pipeline({ caption, sample, stages }: PipelineProps) {
  return (
    <Panel caption={caption} sample={sample} on="paper">
      <ol className={styles.stages}>
        {stages.map(({ label, count, items }) => (
          <li key={label} className={styles.stage}>
            <p className={styles.label}>{label}</p>
            {count && <p className={styles.count}>{count}</p>}
            <ul className={styles.items}>
              {items.map((item) => (
                <li key={item} className={styles.item}>
                  {item}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
