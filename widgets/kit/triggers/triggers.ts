/** Calls `onTrigger` each time something happens, until the signal aborts. */
export type Trigger = (onTrigger: () => void, signal: AbortSignal) => void;

/** Fires after a time, in milliseconds, in which the tab was visible and the page not prerendered. */
export const watchTime =
  (delay: number): Trigger =>
  (onTrigger, signal) => {
    let remaining = delay;
    let startedAt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      if (timer) remaining -= performance.now() - startedAt;
      clearTimeout(timer);
      startedAt = performance.now();
      timer = isPageVisible() ? setTimeout(onTrigger, remaining) : undefined;
    };
    document.addEventListener('visibilitychange', update, { signal });
    document.addEventListener('prerenderingchange', update, { signal });
    signal.addEventListener('abort', () => clearTimeout(timer));
    update();
  };

const isPageVisible = (): boolean =>
  document.visibilityState === 'visible' && !(document as { prerendering?: boolean }).prerendering;

const inputEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/**
 * Fires when the page is scrolled past a share, from 0 to 1, of its scrollable height. Ignores
 * scrolling before the first input, which is a restored position or a link to a fragment.
 */
export const watchScroll =
  (share: number): Trigger =>
  (onTrigger, signal) => {
    let hasInput = false;
    const onInput = () => {
      hasInput = true;
    };
    for (const type of inputEvents) {
      addEventListener(type, onInput, { passive: true, capture: true, signal });
    }
    const onScroll = () => {
      if (hasInput && scrolledShare() > share) onTrigger();
    };
    addEventListener('scroll', onScroll, { passive: true, signal });
  };

/** From 0 to 1. A page without overflow is at 0, also while a finger overscrolls it. */
function scrolledShare(): number {
  const { scrollTop, scrollHeight, clientHeight } = document.scrollingElement as Element;
  return scrollHeight > clientHeight ? scrollTop / (scrollHeight - clientHeight) : 0;
}

/** Fires when the mouse leaves the page at its top, towards the browser's tabs and address bar. */
export const watchExit = (): Trigger => (onTrigger, signal) => {
  const onOut = (event: PointerEvent) => {
    if (isExit(event)) onTrigger();
  };
  document.addEventListener('pointerout', onOut, { signal });
};

export const isExit = ({ clientY, relatedTarget, pointerType }: PointerEventFacts): boolean =>
  pointerType === 'mouse' && relatedTarget === null && clientY <= 0;

type PointerEventFacts = Pick<PointerEvent, 'clientY' | 'relatedTarget' | 'pointerType'>;
