import { memory, popupSeen } from './memory.ts';
import { watchScroll, watchTime } from './occasions.ts';

/** When the newsletter popup may show itself (spec.md section 9). */
const DELAY = 10_000;
const SCROLLED = 0.3;

let interest: Promise<void> | undefined;

/**
 * Resolves, once a page, when a visitor has looked at it for ten seconds or has scrolled past 30
 * percent of what can be scrolled. Where the popup has been seen in this tab nothing is watched, and
 * it never resolves.
 */
export function firstInterest(): Promise<void> {
  interest ??= new Promise((resolve) => {
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
  return interest;
}

/** Who has subscribed in the panel is not asked again. */
function forgoPopup({ target }: Event) {
  if ((target as Element).localName.startsWith('hire-newsletter-')) memory.keep(popupSeen);
}
