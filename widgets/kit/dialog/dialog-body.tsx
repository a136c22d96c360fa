import type { ReactNode } from 'react';
import { ChangingText } from '../element/changing-text.tsx';
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
  /** Whether a press beside a modal dialog does nothing, because something was typed in it. */
  ignoresBackdrop?: boolean;
  children: ReactNode;
}

/**
 * The close button is last in the document, so that the dialog does not open with the focus on it. Each
 * view has a title of its own: screen readers would not say that a focused one has changed.
 */
export function DialogBody(props: DialogProps) {
  const { title, view, isTitleHidden, closeLabel, onClose, children } = props;
  return (
    <>
      <h2
        key={view}
        id="title"
        tabIndex={-1}
        className={isTitleHidden ? visuallyHidden : `${heading} ${styles.title}`}
        part="heading"
      >
        <ChangingText>{title}</ChangingText>
      </h2>
      {children}
      <div className={styles.edge}>
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
      </div>
    </>
  );
}
