import type { newsletterForm } from '../../../supabase/functions/_shared/contract.ts';
import { popupSeen } from './storage.ts';
import { watchScroll, watchTime } from './triggers.ts';

const DELAY_MS = 10_000;
/** Of the scrollable height. */
const SCROLLED_SHARE = 0.3;

let engagement: Promise<void> | undefined;
let isEngaged = false;
const callbacks = new Set<() => void>();

/**
 * Resolves when the visitor has looked at the page for ten seconds or scrolled past 30 percent of
 * it. Never resolves if the newsletter popup was already shown in this tab.
 */
export function waitForEngagement(): Promise<void> {
  if (engagement) return engagement;
  engagement = new Promise((resolve) => {
    if (popupSeen.read()) return;
    const watching = new AbortController();
    const onTrigger = () => {
      watching.abort();
      resolve();
    };
    for (const watch of [watchTime(DELAY_MS), watchScroll(SCROLLED_SHARE)]) {
      watch(onTrigger, watching.signal);
    }
    addEventListener('hire-success', onSuccess);
  });
  engagement.then(runCallbacks);
  return engagement;
}

/**
 * Calls `callback` once the visitor is engaged. Returns a function that cancels it. The callbacks are
 * in a set, because a promise would keep a removed element in memory until it resolves.
 */
export function onEngagement(callback: () => void): () => void {
  callbacks.add(callback);
  waitForEngagement();
  if (isEngaged) queueMicrotask(runCallbacks);
  return () => {
    callbacks.delete(callback);
  };
}

function runCallbacks() {
  isEngaged = true;
  for (const callback of callbacks) callback();
  callbacks.clear();
}

/** Not imported as a value: that would be another request. */
const newsletter: (typeof newsletterForm)['type'] = 'Newsletter Subscription';

/** A visitor who has subscribed anywhere on the page should not be asked to subscribe again. */
function onSuccess(event: Event) {
  const { detail } = event as HTMLElementEventMap['hire-success'];
  if (detail?.form === newsletter) popupSeen.write();
}
