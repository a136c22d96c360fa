import { type CaptionProps, Panel } from './panel.tsx';
import * as styles from './shelf.css.ts';

interface ShelfProps extends CaptionProps {
  rows: { label: string; value: string; trend?: string }[];
}

/** The figures of a shop, under a drawn awning. */
export function Shelf({ caption, sample, rows }: ShelfProps) {
  return (
    <Panel caption={caption} sample={sample} on="paper">
      <Awning />
      <dl className={styles.rows}>
        {rows.map(({ label, value, trend }) => (
          <div key={label} className={styles.row}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
            {trend && <dd className={styles.trend}>{trend}</dd>}
          </div>
        ))}
      </dl>
    </Panel>
  );
}

const Awning = () => (
  <svg className={styles.awning} height="46" aria-hidden="true">
    <pattern id="awning" width="64" height="46" patternUnits="userSpaceOnUse">
      <path d="M0 0h32v30a16 16 0 0 1-32 0z" fill="var(--protea)" />
      <path d="M32 0h32v30a16 16 0 0 1-32 0z" fill="var(--clay)" />
    </pattern>
    <rect width="100%" height="46" fill="url(#awning)" />
  </svg>
);
