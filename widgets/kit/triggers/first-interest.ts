import { memory, popupSeen } from './memory.ts';
import { watchScroll, watchTime } from './triggers.ts';

/** When the newsletter popup may show itself (spec.md section 9). */
const DELAY = 10_000;
const SCROLLED = 0.3;

let interest: Promise<void> | undefined;
let isInterested = false;
const waiting = new Set<() => void>();

/**
 * Resolves, once a page, when a visitor has looked at it for ten seconds or has scrolled past 30
 * percent of what can be scrolled. Where the popup has been seen in this tab nothing is watched, and
 * it never resolves.
 */
export function firstInterest(): Promise<void> {
  if (interest) return interest;
  interest = new Promise((resolve) => {
    if (memory.has(popupSeen)) return;
    const watching = new AbortController();
    const onEnough = () => {
      watching.abort();
      resolve();
    };
    for (const watch of [watchTime(DELAY), watchScroll(SCROLLED)]) {
      watch(onEnough, watching.signal);
    }
    addEventListener('hire-success', forgoPopup);
  });
  interest.then(callBack);
  return interest;
}

/**
 * Calls back once that has come; answers how to stop waiting. What waits at the promise itself would
 * be held, an element with it, for as long as the page is only looked at.
 */
export function whenInterested(act: () => void): () => void {
  waiting.add(act);
  firstInterest();
  if (isInterested) queueMicrotask(callBack);
  return () => {
    waiting.delete(act);
  };
}

function callBack() {
  isInterested = true;
  for (const act of waiting) act();
  waiting.clear();
}

/** Who has subscribed in the panel is not asked again. */
function forgoPopup({ target }: Event) {
  if ((target as Element).localName.startsWith('hire-newsletter-')) memory.keep(popupSeen);
}
