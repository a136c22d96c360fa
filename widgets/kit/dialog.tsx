import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { heading, root, visuallyHidden } from './base.css.ts';
import * as styles from './dialog.css.ts';

interface Props {
  /** The visible heading, which names the dialog. A new title takes the focus. */
  title: string;
  closeLabel: string;
  isOpen: boolean;
  onClose(): void;
  children: ReactNode;
}

/** A modal dialog, in the middle of the page or sliding in from its inline end. */
export function Dialog({ look, ...props }: Props & { look: 'modal' | 'slide-in' }) {
  const { isOpen, onClose, title } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);
  const isPressOutside = useRef(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (isOpen) {
      opener.current = document.activeElement;
      element.showModal();
    } else {
      element.close();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    }
  }, [isOpen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new title is the occasion
  useLayoutEffect(() => {
    if (isOpen) dialog.current?.querySelector<HTMLElement>('#title')?.focus();
  }, [isOpen, title]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, by the cancel event
    <dialog
      ref={dialog}
      className={`${root} ${styles.modal}`}
      aria-labelledby="title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
      onPointerDown={({ target }) => {
        isPressOutside.current = isGround(target);
      }}
      onClick={({ target }) => {
        if (isPressOutside.current && isGround(target)) onClose();
      }}
    >
      <div className={styles.ground[look]} data-ground>
        <div className={styles.panel[look]} part="dialog">
          {isOpen && <Body {...props} />}
        </div>
      </div>
    </dialog>
  );
}

/** A card that stands beside what is read: not modal, and the focus stays where it is. */
export function CardDialog(props: Props) {
  const { isOpen, onClose, title } = props;
  const corner = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!isOpen) return;
    corner.current?.showPopover();
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isOpen, onClose]);

  return (
    <div className={root}>
      <p role="status" className={visuallyHidden}>
        {isOpen && title}
      </p>
      {isOpen && (
        <div ref={corner} popover="manual" className={styles.corner}>
          <dialog open className={styles.panel.card} aria-labelledby="title" part="dialog">
            <Body {...props} />
          </dialog>
        </div>
      )}
    </div>
  );
}

const isGround = (target: EventTarget): boolean =>
  target instanceof HTMLDialogElement || (target as HTMLElement).dataset?.ground !== undefined;

/** The close button is last, so that it never takes the first focus. */
function Body({ title, closeLabel, onClose, children }: Props) {
  return (
    <>
      <h2 id="title" tabIndex={-1} className={`${heading} ${styles.title}`} part="heading">
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
