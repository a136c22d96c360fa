import { Diff } from '../components/diff.tsx';
import { type CaptionProps, Panel } from './panel.tsx';
import * as styles from './review.css.ts';
import { Tick } from './tick.tsx';

interface ReviewProps extends CaptionProps {
  file: string;
  /** Those that begin with + or - are added or removed. */
  lines: readonly string[];
  comment: { author: string; text: string };
}

export function Review({ caption, sample, file, lines, comment }: ReviewProps) {
  return (
    <Panel caption={caption} sample={sample} on="paper">
      <p className={styles.file}>
        <bdi>{file}</bdi>
      </p>
      <div className={styles.code}>
        <Diff lines={lines} />
        <blockquote className={styles.comment}>
          <Tick />
          <div className={styles.said}>
            <p className={styles.author}>{comment.author}</p>
            <p>{comment.text}</p>
          </div>
        </blockquote>
      </div>
    </Panel>
  );
}
