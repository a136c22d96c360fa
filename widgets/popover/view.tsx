import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Dialog } from '../kit/dialog/dialog.tsx';
import { boxless } from '../kit/dialog/dialog-body.css.ts';
import { DialogBody } from '../kit/dialog/dialog-body.tsx';
import { keepInTopLayer } from '../kit/dialog/keep-in-top-layer.ts';
import { focusedElement } from '../kit/element/focused-element.ts';
import { pressedKey } from '../kit/element/keys.ts';
import type { ViewProps } from '../kit/element/widget.ts';
import { button } from '../kit/form/controls.css.ts';
import { root, visuallyHidden, withoutScript } from '../kit/style/base.css.ts';
import type { attributes } from './content.ts';
import type { PopoverState } from './store.ts';
import * as styles from './style.css.ts';

type Props = ViewProps<PopoverState, typeof attributes>;

/**
 * A modal dialog or slide-in, or the non-modal panel of a side tab or a bubble. While it is closed,
 * the child is in the last slot, which is visible only without scripts: it stays in the document, and
 * so does what was typed in it.
 */
export function Popover({ store, attributes }: Props) {
  const state = useStore(store);
  const { messages } = state;
  const { mode = 'dialog', corner, distance } = attributes;
  const [isTyped, setTyped] = useState(false);
  const props = {
    title: attributes.label || messages.label,
    closeLabel: messages.close,
    isOpen: state.isOpen,
    onClose: state.close,
    children: (
      <div className={styles.content} onInput={() => setTyped(true)}>
        <slot />
      </div>
    ),
  };
  return (
    <>
      {mode === 'side-tab' || mode === 'bubble' ? (
        <NonModalPopover {...props} {...{ mode, corner, distance, state }} />
      ) : (
        <Dialog {...props} ignoresBackdrop={isTyped} look={mode === 'dialog' ? 'modal' : mode} />
      )}
      <div className={`${root} ${withoutScript}`}>
        <slot />
      </div>
    </>
  );
}

interface NonModalPopoverProps {
  mode: keyof typeof styles.panel;
  corner: 'end' | 'start' | undefined;
  /** From the bottom of the window, in pixels. */
  distance: number | undefined;
  state: PopoverState;
  title: string;
  closeLabel: string;
  isOpen: boolean;
  onClose(): void;
  children: ReactNode;
}

/** The launcher, and the panel that replaces it while it is open. */
function NonModalPopover(props: NonModalPopoverProps) {
  const { mode, state, title, isOpen, distance } = props;
  const isAtStart = mode === 'bubble' && props.corner === 'start';
  const launcher = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a hidden launcher has no size by which a move is noticed
  useLayoutEffect(() => keepInTopLayer(launcher.current as HTMLElement), [isOpen]);

  useOpening(props, launcher, panel);

  return (
    <div className={`${root} ${boxless}`}>
      <p role="status" className={visuallyHidden}>
        {isOpen && state.isAutomatic && title}
      </p>
      <button
        ref={launcher}
        type="button"
        popover="manual"
        className={`${button.primary} ${styles.launcher[mode]} ${isAtStart ? styles.atStart.launcher : ''}`}
        style={mode === 'bubble' && distance ? { insetBlockEnd: `${distance}px` } : undefined}
        part="launcher"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={state.open}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 18a7 7 0 0114 0zM2 18h20M12 4v3M4.600 8l2.200 2M19.400 8l-2.200 2" />
        </svg>
        <span>{title}</span>
      </button>
      {isOpen && (
        <div
          ref={panel}
          popover="manual"
          className={`${styles.panel[mode]} ${isAtStart ? styles.atStart.panel : ''}`}
        >
          <dialog open className={styles.frame[mode]} aria-labelledby="title" part="dialog">
            <DialogBody {...props} />
          </dialog>
        </div>
      )}
    </div>
  );
}

/**
 * While the popover is open: shows the panel above the page, moves the focus into it and back, and closes
 * it on Escape and when it would cover the focus.
 */
function useOpening(
  { isOpen, onClose, state }: NonModalPopoverProps,
  launcher: RefObject<HTMLButtonElement | null>,
  panel: RefObject<HTMLDivElement | null>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each opening
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const { host } = element.getRootNode() as ShadowRoot;
    const focused = focusedElement() as HTMLElement;
    const opener = focused === document.body ? launcher.current : focused;
    const closing = new AbortController();
    const { signal } = closing;
    const stopShowing = keepInTopLayer(element);
    // The launcher is hidden now and cannot keep the focus.
    if (!state.isAutomatic || focused === launcher.current) {
      element.querySelector<HTMLElement>('#title')?.focus();
    }

    const onKeyDown = (event: KeyboardEvent) => {
      const isEscape = pressedKey(event) === 'Escape' && !event.defaultPrevented;
      if (isEscape && !event.composedPath().some(isModal)) onClose();
    };
    // Closes the panel if it covers the element that receives the focus (WCAG 2.4.11). A browser
    // scrolls to that element after the event.
    const onFocus = ({ target }: FocusEvent) =>
      requestAnimationFrame(() => {
        const isOutside = target === document.activeElement && !host.contains(target as Node);
        if (isOutside && host.contains(elementAtCenterOf(focusedElement() as Element))) onClose();
      });
    addEventListener('keydown', onKeyDown, { signal });
    addEventListener('focusin', onFocus, { signal });
    return () => {
      closing.abort();
      stopShowing();
      const { activeElement } = document;
      if (activeElement === document.body || host.contains(activeElement))
        opener?.focus({ preventScroll: true });
    };
  }, [isOpen]);
}

const isModal = (target: EventTarget): boolean =>
  target instanceof HTMLDialogElement && target.matches(':modal');

/** The topmost element at the center of an element. */
function elementAtCenterOf(element: Element): Element | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
}
