import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { focusedElement } from '../element/focused-element.ts';
import { whenNoticed } from '../element/when-noticed.ts';
import { useSecondPress } from '../press/use-second-press.ts';
import { root } from '../style/base.css.ts';
import * as styles from './dialog.css.ts';
import { DialogBody, type DialogProps } from './dialog-body.tsx';
import { trapFocus } from './focus-trap.ts';

/** The widest window of a phone. */
const PHONE_PX = 480;

/** A modal dialog, centered or sliding in from the inline end. */
export function Dialog({ look, ...props }: DialogProps & { look: 'modal' | 'slide-in' }) {
  const { isOpen, onClose, view, ignoresBackdrop } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressOnBackdrop = useRef(false);
  const update = useModal(isOpen, dialog);
  const ignoreSecondPress = useSecondPress(view);

  const shown = useShownWhileClosing(props);

  // In an opened dialog its first field gets the focus, and in a new view the title.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new view
  useLayoutEffect(() => {
    if (!isOpen) return;
    dialog.current?.scrollTo(0, 0);
    const title = find(dialog, '#title');
    if (!hasFocus(dialog)) return title?.focus();
    const timer = whenNoticed(() => {
      if (hasFocus(dialog))
        (find(dialog, '[data-first]') ?? find(dialog, 'input, select, textarea') ?? title)?.focus();
    });
    return () => clearTimeout(timer);
  }, [isOpen, view]);

  return (
    <dialog
      ref={dialog}
      className={`${root} ${styles.modal}`}
      aria-labelledby="title"
      tabIndex={-1}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // The event is asynchronous: the dialog may be open again by now.
        if (dialog.current?.open) return;
        // Chromium closes it on a second Escape without a cancelable event. If the host cancels
        // `hire-close`, `update` opens it again.
        onClose();
        setTimeout(update);
      }}
      onKeyDown={trapFocus}
      onClickCapture={ignoreSecondPress}
      onPointerDown={({ target, clientY }) => {
        const bottom = find(dialog, '[part=dialog]')?.getBoundingClientRect().bottom ?? 0;
        // On a phone a press below the dialog is on the way to something in it.
        const isBelow = innerWidth <= PHONE_PX && clientY > bottom;
        isPressOnBackdrop.current = isBackdrop(target) && !isBelow && !ignoresBackdrop;
      }}
      onClick={({ target, detail }) => {
        // The first click of a double click may have opened the dialog. The second must not close it.
        if (isPressOnBackdrop.current && isBackdrop(target) && detail < 2) onClose();
      }}
    >
      <div className={styles.backdrop[look]} data-backdrop>
        <div className={styles.panel[look]} part="dialog">
          {shown && <DialogBody {...shown} />}
        </div>
      </div>
    </dialog>
  );
}

const find = (dialog: RefObject<HTMLDialogElement | null>, selector: string) =>
  dialog.current?.querySelector<HTMLElement>(selector);

const hasFocus = (dialog: RefObject<HTMLDialogElement | null>) =>
  focusedElement() === dialog.current;

/**
 * Returns what the dialog shows. It keeps that for a moment after it was closed: if the element with the
 * focus is removed at once, Orca does not say where the focus goes.
 */
function useShownWhileClosing(props: DialogProps): DialogProps | undefined {
  const last = useRef<DialogProps | undefined>(undefined);
  const [, render] = useState(0);
  if (props.isOpen) last.current = props;
  useLayoutEffect(() => {
    if (props.isOpen || !last.current) return;
    const timer = whenNoticed(() => {
      last.current = undefined;
      render((count) => count + 1);
    });
    return () => clearTimeout(timer);
  }, [props.isOpen]);
  return last.current;
}

/**
 * Opens and closes a modal dialog after each render. Returns a function that does so again. When the dialog
 * closes, the browser itself returns the focus to the previous element.
 */
function useModal(isOpen: boolean, dialog: RefObject<HTMLDialogElement | null>): () => void {
  const shouldBeOpen = useRef(isOpen);
  const opener = useRef<HTMLElement | null>(null);
  shouldBeOpen.current = isOpen;
  const update = () => {
    const element = dialog.current;
    if (!shouldBeOpen.current) return element?.close();
    if (!element || element.matches(':modal')) return;
    if (element.open) {
      // The element was moved in the document, so the dialog is neither modal nor focused any more.
      element.open = false;
      opener.current?.focus();
    } else opener.current = focusedElement() as HTMLElement | null;
    // Orca says a dialog that itself gets the focus, but nothing in it that gets the focus as it opens.
    // Chromium ignores `autofocus` here, and without it Firefox first focuses a field.
    element.autofocus = true;
    element.showModal();
    element.focus();
  };
  useLayoutEffect(update);
  return update;
}

const isBackdrop = (target: EventTarget): boolean =>
  target instanceof HTMLDialogElement || (target as HTMLElement).dataset?.backdrop !== undefined;
