import * as styles from './ledger.css.ts';
import { type CaptionProps, Panel } from './panel.tsx';

interface LedgerProps extends CaptionProps {
  lines: Line[];
  total: Line;
}

interface Line {
  label: string;
  value: string;
}

export function Ledger({ caption, sample, lines, total }: LedgerProps) {
  return (
    <Panel caption={caption} sample={sample} on="paper">
      <dl>
        {lines.map(({ label, value }) => (
          <div key={label} className={styles.line}>
            <dt>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{total.label}</dt>
          <dd className={styles.sum}>{total.value}</dd>
        </div>
      </dl>
    </Panel>
  );
}
