import { useLayoutEffect, useRef } from 'react';
import { root } from '../style/base.css.ts';
import * as styles from './dialog.css.ts';
import { DialogBody, type DialogProps } from './dialog-body.tsx';
import { focusedIn, keepTabInside } from './keep-tab-inside.ts';

/** A modal dialog, in the middle of the page or sliding in from its inline end. */
export function Dialog({ look, ...props }: DialogProps & { look: 'modal' | 'slide-in' }) {
  const { isOpen, onClose, view } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const wanted = useRef(isOpen);
  const opener = useRef<HTMLElement | null>(null);
  const isPressOutside = useRef(false);
  wanted.current = isOpen;

  /** The browser itself gives the focus back to what had it before. */
  const follow = () => {
    const element = dialog.current;
    if (!wanted.current) return element?.close();
    if (!element || element.matches(':modal')) return;
    if (element.open) {
      // It was moved in its page, and is neither modal nor focused any more.
      element.open = false;
      opener.current?.focus();
    } else opener.current = focusedIn(document) as HTMLElement | null;
    element.showModal();
  };

  useLayoutEffect(follow);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view is the occasion
  useLayoutEffect(() => {
    if (!isOpen) return;
    dialog.current?.querySelector<HTMLElement>('#title')?.focus();
    dialog.current?.scrollTo(0, 0);
  }, [isOpen, view]);

  return (
    <dialog
      ref={dialog}
      className={`${root} ${styles.modal}`}
      aria-labelledby="title"
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // The event comes late: by then it may be open again.
        if (dialog.current?.open) return;
        // A second Escape closes it whatever anyone says: if a host keeps it open, it comes back.
        onClose();
        setTimeout(follow);
      }}
      onKeyDown={keepTabInside}
      onPointerDown={({ target }) => {
        isPressOutside.current = isGround(target);
      }}
      onClick={({ target }) => {
        if (isPressOutside.current && isGround(target)) onClose();
      }}
    >
      <div className={styles.ground[look]} data-ground>
        <div className={styles.panel[look]} part="dialog">
          {isOpen && <DialogBody {...props} />}
        </div>
      </div>
    </dialog>
  );
}

const isGround = (target: EventTarget): boolean =>
  target instanceof HTMLDialogElement || (target as HTMLElement).dataset?.ground !== undefined;
