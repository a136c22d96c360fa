import type { ReactNode } from 'react';
import { labels } from '../content/labels.ts';
import * as styles from './panel.css.ts';

export interface Captioned {
  caption: string;
  /** Its data is made up, and the figure says so beside the caption. */
  sample?: boolean;
}

interface Props extends Captioned {
  /** What it is drawn on. */
  on: keyof typeof grounds;
  children: ReactNode;
}

const grounds = { paper: styles.paper, sky: styles.sky };

export function Panel({ caption, sample, on, children }: Props) {
  return (
    <figure className={styles.figure}>
      <div className={grounds[on]}>
        {on === 'paper' && <span className={styles.rising} />}
        {children}
      </div>
      <figcaption className={styles.caption}>
        {caption}
        {sample && <span className={styles.note}>{labels.sample}</span>}
      </figcaption>
    </figure>
  );
}
