import type { ReactNode } from 'react';
import { heading, visuallyHidden } from '../style/base.css.ts';
import * as styles from './dialog-body.css.ts';

export interface DialogProps {
  /** The visible heading, which names the dialog. */
  title: string;
  /** What is shown of several: a new view's title takes the focus. */
  view?: string;
  /** Where the dialog shows a heading of its own: the title then only names it. */
  isTitleHidden?: boolean;
  closeLabel: string;
  isOpen: boolean;
  onClose(): void;
  children: ReactNode;
}

/** The close button is last, so that it never takes the first focus. */
export function DialogBody({ title, isTitleHidden, closeLabel, onClose, children }: DialogProps) {
  return (
    <>
      <h2
        id="title"
        tabIndex={-1}
        className={isTitleHidden ? visuallyHidden : `${heading} ${styles.title}`}
        part="heading"
      >
        {title}
      </h2>
      {children}
      <button
        type="button"
        className={styles.close}
        aria-label={closeLabel}
        onClick={onClose}
        part="close"
      >
        <svg viewBox="0 0 18 18" aria-hidden="true">
          <path d="M3 3l12 12M15 3 3 15" />
        </svg>
      </button>
    </>
  );
}
