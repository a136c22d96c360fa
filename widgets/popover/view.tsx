import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { Dialog } from '../kit/dialog/dialog.tsx';
import { DialogBody } from '../kit/dialog/dialog-body.tsx';
import { keepInTopLayer } from '../kit/dialog/keep-in-top-layer.ts';
import { focusedIn } from '../kit/dialog/keep-tab-inside.ts';
import type { ViewProps } from '../kit/element/widget.ts';
import { button } from '../kit/form/controls.css.ts';
import { root, visuallyHidden, withoutScript } from '../kit/style/base.css.ts';
import type { attributes } from './content.ts';
import type { PopoverState } from './store.ts';
import * as styles from './style.css.ts';

type Props = ViewProps<PopoverState, typeof attributes>;

/**
 * A dialog and a slide-in are modal: they come over what is read, which waits. What a side tab or a
 * bubble opens is not: it stands beside what is read, as a help in reading on.
 *
 * Closed, the child is in the last slot, which is shown only where there are no scripts. It stays in
 * the page, with all that was typed in it.
 */
export function Popover({ store, attributes }: Props) {
  const state = useStore(store);
  const { words } = state;
  const { mode = 'dialog' } = attributes;
  const props = {
    title: attributes.label || words.label,
    closeLabel: words.close,
    isOpen: state.isOpen,
    onClose: state.close,
    children: (
      <div className={styles.content}>
        <slot />
      </div>
    ),
  };
  return (
    <>
      {mode === 'side-tab' || mode === 'bubble' ? (
        <Beside {...props} mode={mode} state={state} />
      ) : (
        <Dialog {...props} look={mode === 'dialog' ? 'modal' : mode} />
      )}
      <div className={`${root} ${withoutScript}`}>
        <slot />
      </div>
    </>
  );
}

interface BesideProps {
  mode: keyof typeof styles.panel;
  state: PopoverState;
  title: string;
  closeLabel: string;
  isOpen: boolean;
  onClose(): void;
  children: ReactNode;
}

/** The button that stays on the page, and the panel that takes its place. */
function Beside(props: BesideProps) {
  const { mode, state, title, isOpen, onClose } = props;
  const launcher = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a move while it was hidden went unseen
  useLayoutEffect(() => keepInTopLayer(launcher.current as HTMLElement), [isOpen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for as long as it is open
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const { host } = element.getRootNode() as ShadowRoot;
    const before = focusedIn(document) as HTMLElement;
    const opener = before === document.body ? launcher.current : before;
    const closing = new AbortController();
    const { signal } = closing;
    const stay = keepInTopLayer(element);
    // The launcher is gone, and so would be a focus on it.
    if (!state.isUnasked || before === launcher.current) {
      element.querySelector<HTMLElement>('#title')?.focus();
    }

    const onKeyDown = (event: KeyboardEvent) => {
      const isForUs = event.key === 'Escape' && !event.defaultPrevented && !event.isComposing;
      if (isForUs && !event.composedPath().some(isModal)) onClose();
    };
    /** It gives way to what it would hide (WCAG 2.4.11), once the browser has scrolled there. */
    const onFocus = ({ target }: FocusEvent) =>
      requestAnimationFrame(() => {
        const isOutside = target === document.activeElement && !host.contains(target as Node);
        if (isOutside && host.contains(elementOver(focusedIn(document) as Element))) onClose();
      });
    addEventListener('keydown', onKeyDown, { signal });
    addEventListener('focusin', onFocus, { signal });
    return () => {
      closing.abort();
      stay();
      const at = document.activeElement;
      if (at === document.body || host.contains(at)) opener?.focus({ preventScroll: true });
    };
  }, [isOpen]);

  return (
    <div className={root}>
      <p role="status" className={visuallyHidden}>
        {isOpen && state.isUnasked && title}
      </p>
      <button
        ref={launcher}
        type="button"
        popover="manual"
        className={`${button.primary} ${styles.launcher[mode]}`}
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
        <div ref={panel} popover="manual" className={styles.panel[mode]}>
          <dialog open className={styles.frame[mode]} aria-labelledby="title" part="dialog">
            <DialogBody {...props} />
          </dialog>
        </div>
      )}
    </div>
  );
}

const isModal = (target: EventTarget): boolean =>
  target instanceof HTMLDialogElement && target.matches(':modal');

/** What is seen where the middle of an element is. */
function elementOver(element: Element): Element | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
}
