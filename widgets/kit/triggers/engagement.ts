import { oncePerPage } from '../once-per-page.ts';
import { popupSeen } from './storage.ts';
import { watchScroll, watchTime } from './triggers.ts';

const DELAY_MS = 10_000;
/** Of the scrollable height. */
const SCROLLED_SHARE = 0.3;

interface Engagement {
  isReached: boolean;
  readonly callbacks: Set<() => void>;
}

/**
 * Calls `callback` once the visitor has looked at the page for ten seconds or scrolled past 30 percent
 * of it; never if the newsletter popup was already shown in this tab. Where the browser blocks storage, only
 * scrolling counts. Returns a function that cancels
 * it. The callbacks are in a set, because a promise would keep a removed element in memory.
 */
export function onEngagement(callback: () => void): () => void {
  const engagement = oncePerPage('engagement', watchEngagement);
  engagement.callbacks.add(callback);
  if (engagement.isReached) queueMicrotask(() => runCallbacks(engagement));
  return () => void engagement.callbacks.delete(callback);
}

function watchEngagement(): Engagement {
  const engagement: Engagement = { isReached: false, callbacks: new Set() };
  const isSeen = popupSeen.read();
  if (isSeen) return engagement;
  const watching = new AbortController();
  const onTrigger = () => {
    watching.abort();
    engagement.isReached = true;
    runCallbacks(engagement);
  };
  // Where the browser blocks storage, the popup would otherwise open on every page that is read.
  if (isSeen === false) watchTime(DELAY_MS)(onTrigger, watching.signal);
  watchScroll(SCROLLED_SHARE)(onTrigger, watching.signal);
  // Whoever has sent any form has given an address already.
  addEventListener('hire-success', popupSeen.write);
  return engagement;
}

function runCallbacks({ callbacks }: Engagement) {
  for (const callback of callbacks) callback();
  callbacks.clear();
}
