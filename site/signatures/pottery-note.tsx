import { figure } from '../illustrations/panel.css.ts';
import { Caption, type CaptionProps } from '../illustrations/panel.tsx';
import * as styles from './pottery.css.ts';

interface NoteProps extends CaptionProps {
  lines: { label: string; value: string }[];
}

/** In the opening: a brief of six lines on yellow paper, over the roll of drafts that it becomes. */
export const Note = ({ caption, sample, lines }: NoteProps) => (
  <figure className={`${figure} ${styles.opening}`}>
    <div className={styles.note}>
      <dl className={styles.lines}>
        {lines.map(({ label, value }) => (
          <div key={label} className={styles.line}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
    <Caption caption={caption} sample={sample} className={styles.caption} />
  </figure>
);
