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
 * The close button is last in the document, so that it is no step on the way to the content. With several
 * views it is first: when one is removed with the focus in it, Orca 43 goes to the first text of the dialog
 * without a word, and does not say a title that it is at already. Each view has a title of its own, because
 * screen readers would not say that a focused one has changed.
 */
export function DialogBody(props: DialogProps) {
  const { title, view, isTitleHidden, closeLabel, onClose, children } = props;
  const closeButton = (
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
  );
  return (
    <>
      {view && closeButton}
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
      {!view && closeButton}
    </>
  );
}
