import type { ReactNode } from 'react';
import { SampleNote } from '../components/sample-note.tsx';
import * as styles from './panel.css.ts';

export interface CaptionProps {
  caption: string;
  /** Adds the note "Illustrative example" to the caption, for invented data. */
  sample?: boolean;
}

interface Props extends CaptionProps {
  /** The background: a sheet, a dark panel, or none. */
  on: keyof typeof backgrounds;
  title?: string;
  children: ReactNode;
}

const backgrounds = {
  paper: styles.paper,
  sky: styles.sky,
  open: styles.open,
};

/** The frame of all illustrations: a background and a caption. */
export function Panel({ caption, sample, on, title, children }: Props) {
  return (
    <figure className={styles.figure}>
      <Caption caption={caption} sample={sample} />
      <div className={backgrounds[on]}>
        {title && <p className={styles.headline}>{title}</p>}
        {children}
      </div>
    </figure>
  );
}

/** `className` is for a caption with another look. */
export const Caption = ({
  caption,
  sample,
  className = styles.caption,
}: CaptionProps & { className?: string }) => (
  <figcaption className={className}>
    <span>{caption}</span>
    {sample && <SampleNote />}
  </figcaption>
);
