import { memory, popupSeen } from './memory.ts';

/** When the newsletter popup may show itself (spec.md section 9). */
const DELAY = 10_000;
const SCROLLED = 0.3;

const visitorActs = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

type Watch = (onEnough: () => void, signal: AbortSignal) => void;

let interest: Promise<void> | undefined;

/**
 * Resolves, once a page, when a visitor has looked at it for ten seconds or has scrolled past 30
 * percent of what can be scrolled. Only time in which the page is seen counts, and only scrolling
 * that follows an act of the visitor's: not a restored position or a link to a fragment. Where the
 * popup has been seen in this tab nothing is watched, and it never resolves.
 */
export function firstInterest(): Promise<void> {
  interest ??= new Promise((resolve) => {
    if (memory.has(popupSeen)) return;
    const watching = new AbortController();
    const onEnough = () => {
      watching.abort();
      resolve();
    };
    for (const watch of [watchTime, watchScroll]) watch(onEnough, watching.signal);
    addEventListener('hire-success', forgoPopup);
  });
  return interest;
}

/** Who has subscribed in the panel is not asked again. */
function forgoPopup({ target }: Event) {
  if ((target as Element).localName.startsWith('hire-newsletter-')) memory.keep(popupSeen);
}

const watchTime: Watch = (onEnough, signal) => {
  let left = DELAY;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    if (timer) left -= performance.now() - since;
    clearTimeout(timer);
    since = performance.now();
    timer = isSeen() ? setTimeout(onEnough, left) : undefined;
  };
  document.addEventListener('visibilitychange', update, { signal });
  document.addEventListener('prerenderingchange', update, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  update();
};

const isSeen = (): boolean =>
  document.visibilityState === 'visible' && !(document as { prerendering?: boolean }).prerendering;

const watchScroll: Watch = (onEnough, signal) => {
  let hasActed = false;
  const onAct = () => {
    hasActed = true;
  };
  for (const act of visitorActs) {
    addEventListener(act, onAct, { passive: true, capture: true, signal });
  }
  const onScroll = () => {
    if (hasActed && scrolled() > SCROLLED) onEnough();
  };
  addEventListener('scroll', onScroll, { passive: true, signal });
};

/** From 0 to 1; a page that cannot be scrolled stays at 0, however far a finger pulls it. */
function scrolled(): number {
  const { scrollTop, scrollHeight, clientHeight } = document.scrollingElement as Element;
  return scrollHeight > clientHeight ? scrollTop / (scrollHeight - clientHeight) : 0;
}
