import * as styles from './brief.css.ts';
import { type CaptionProps, Panel } from './panel.tsx';

interface BriefProps extends CaptionProps {
  title: string;
  rows: { label: string; value: string }[];
}

export function Brief({ caption, sample, title, rows }: BriefProps) {
  return (
    <Panel caption={caption} sample={sample} on="paper" title={title}>
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label} className={styles.row}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
