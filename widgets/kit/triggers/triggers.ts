/** Waits for something, and calls back when it has come; again and again where it comes again. */
export type Watch = (onCome: () => void, signal: AbortSignal) => void;

/** So many milliseconds in which the page was seen: in a tab that is shown, and not prerendered. */
export const watchTime =
  (delay: number): Watch =>
  (onCome, signal) => {
    let left = delay;
    let since = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      if (timer) left -= performance.now() - since;
      clearTimeout(timer);
      since = performance.now();
      timer = isSeen() ? setTimeout(onCome, left) : undefined;
    };
    document.addEventListener('visibilitychange', update, { signal });
    document.addEventListener('prerenderingchange', update, { signal });
    signal.addEventListener('abort', () => clearTimeout(timer));
    update();
  };

const isSeen = (): boolean =>
  document.visibilityState === 'visible' && !(document as { prerendering?: boolean }).prerendering;

const visitorActs = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/**
 * The page scrolled past a share, from 0 to 1, of what can be scrolled. Only scrolling that follows
 * an act of the visitor's counts: not a restored position or a link to a fragment.
 */
export const watchScroll =
  (share: number): Watch =>
  (onCome, signal) => {
    let hasActed = false;
    const onAct = () => {
      hasActed = true;
    };
    for (const act of visitorActs) {
      addEventListener(act, onAct, { passive: true, capture: true, signal });
    }
    const onScroll = () => {
      if (hasActed && scrolled() > share) onCome();
    };
    addEventListener('scroll', onScroll, { passive: true, signal });
  };

/** From 0 to 1; a page that cannot be scrolled stays at 0, however far a finger pulls it. */
function scrolled(): number {
  const { scrollTop, scrollHeight, clientHeight } = document.scrollingElement as Element;
  return scrollHeight > clientHeight ? scrollTop / (scrollHeight - clientHeight) : 0;
}

/** The mouse leaves the page by its upper edge, where tabs and addresses are. Fingers never do. */
export const watchExit: Watch = (onCome, signal) => {
  const onOut = ({ clientY, relatedTarget, pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' && relatedTarget === null && clientY <= 0) onCome();
  };
  document.addEventListener('pointerout', onOut, { signal });
};
