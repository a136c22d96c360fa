/** When the newsletter popup may show itself (spec.md section 9). */
const DELAY = 10_000;
const SCROLLED = 0.3;

const userActs = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

let interest: Promise<void> | undefined;

/**
 * Resolves, once a page, when a visitor has looked at it for ten seconds or has scrolled past 30
 * percent of what can be scrolled. Only time in which the page is seen counts, and only scrolling
 * that follows an act of the visitor's: not a restored position or a link to a fragment.
 */
export function firstInterest(): Promise<void> {
  interest ??= new Promise((resolve) => {
    watchTime(resolve);
    watchScroll(resolve);
  });
  return interest;
}

function watchTime(onEnough: () => void) {
  let left = DELAY;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    if (timer) left -= Date.now() - since;
    clearTimeout(timer);
    since = Date.now();
    timer = isSeen() ? setTimeout(onEnough, left) : undefined;
  };
  document.addEventListener('visibilitychange', update);
  document.addEventListener('prerenderingchange', update);
  update();
}

const isSeen = (): boolean =>
  document.visibilityState === 'visible' && !(document as { prerendering?: boolean }).prerendering;

function watchScroll(onEnough: () => void) {
  let hasActed = false;
  for (const act of userActs) {
    addEventListener(act, () => (hasActed = true), { passive: true, capture: true, once: true });
  }
  addEventListener(
    'scroll',
    () => {
      if (hasActed && scrolled() > SCROLLED) onEnough();
    },
    { passive: true },
  );
}

/** From 0 to 1; NaN, which exceeds nothing, on a page that cannot be scrolled. */
const scrolled = (): number =>
  scrollY / (document.documentElement.scrollHeight - document.documentElement.clientHeight);
