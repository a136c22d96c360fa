import * as styles from './note.css.ts';
import { type CaptionProps, Panel } from './panel.tsx';

interface NoteProps extends CaptionProps {
  lines: { label: string; value: string }[];
}

/** A brief, written on a sheet of yellow paper. */
export const Note = ({ caption, sample, lines }: NoteProps) => (
  <Panel caption={caption} sample={sample} on="open">
    <div className={styles.sheet}>
      <dl className={styles.lines}>
        {lines.map(({ label, value }) => (
          <div key={label} className={styles.line}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  </Panel>
);
