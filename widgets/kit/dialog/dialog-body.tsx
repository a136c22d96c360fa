import type { ReactNode } from 'react';
import { heading, visuallyHidden } from '../style/base.css.ts';
import * as styles from './dialog-body.css.ts';

export interface DialogProps {
  /** The visible heading, which names the dialog. */
  title: string;
  /** The name of the view, if there are several: the title of a new view receives the focus. */
  view?: string;
  /** For a dialog whose content has a visible heading: the title is then for screen readers only. */
  isTitleHidden?: boolean;
  closeLabel: string;
  isOpen: boolean;
  onClose(): void;
  children: ReactNode;
}

/** The close button is last in the document, so that the dialog does not open with the focus on it. */
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
