import { popoverShownAt } from './storage.ts';
import { type Trigger, watchExit, watchScroll, watchTime } from './triggers.ts';
import { whenNotBusy } from './when-not-busy.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** The shortest time between two automatic openings. */
const minimumIntervalsMs = {
  'once-a-day': DAY_MS,
  'once-a-week': 7 * DAY_MS,
  'once-a-month': 30 * DAY_MS,
  once: Number.POSITIVE_INFINITY,
} as const;

export type Frequency = keyof typeof minimumIntervalsMs;

/** The longest delay that `setTimeout` accepts; it runs a longer one at once. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** A trigger fires past its percentage, so 100 percent would never fire. */
const MAX_PERCENT = 99;

/** What to watch for, with its threshold: milliseconds, or a share of the page. */
type ParsedTrigger = readonly [watch: (threshold: number) => Trigger, threshold: number];

const watchNothing = (): Trigger => () => {};

/** The triggers by their name in `open-on`. They return nothing if the number after it is invalid. */
const triggers: Readonly<Record<string, (amount: number) => ParsedTrigger | undefined>> = {
  click: () => [watchNothing, 0],
  load: () => [watchTime, 0],
  delay: (seconds) =>
    seconds >= 0 ? [watchTime, Math.min(seconds * 1_000, MAX_TIMEOUT_MS)] : undefined,
  scroll: (percent) =>
    percent >= 0 ? [watchScroll, Math.min(percent, MAX_PERCENT) / 100] : undefined,
  exit: () => [watchExit, 0],
};

/**
 * Calls `open` once: on the first of the triggers in `openOn`, as soon as the visitor is not busy, if
 * `frequency` allows it then.
 */
export function schedulePrompt(
  openOn: string,
  frequency: Frequency | undefined,
  open: () => void,
  signal: AbortSignal,
): void {
  const isDueNow = () => isDue(frequency, popoverShownAt.read(), Date.now());
  if (!isDueNow()) return;
  const watching = new AbortController();
  signal.addEventListener('abort', () => watching.abort());
  const onTrigger = () => {
    watching.abort();
    const cancel = whenNotBusy(() => {
      if (isDueNow()) open();
    });
    signal.addEventListener('abort', cancel);
  };
  for (const word of openOn.match(/\S+/g) ?? []) {
    const trigger = parseTrigger(word);
    if (trigger) trigger[0](trigger[1])(onTrigger, watching.signal);
    else {
      const wanted = 'load, delay:20, scroll:50, exit or click';
      console.warn(`hire: open-on="${word}" cannot be read and is ignored: use ${wanted}`);
    }
  }
}

export const saveShownAt = (): void => popoverShownAt.write(Date.now());

/**
 * Whether a popover may open by itself again. The times are in milliseconds since 1970; 0 if it was
 * never shown. A stored time in the future is ignored: the clock was wrong when it was written.
 */
export function isDue(frequency: Frequency | undefined, shownAt: number, now: number): boolean {
  const elapsed = now - shownAt;
  return !frequency || !shownAt || elapsed < 0 || elapsed >= minimumIntervalsMs[frequency];
}

/** Reads a word of `open-on`, such as `delay:20`. */
export function parseTrigger(word: string): ParsedTrigger | undefined {
  const [name = '', amount] = word.split(':');
  return Object.hasOwn(triggers, name) ? triggers[name]?.(Number(amount)) : undefined;
}
