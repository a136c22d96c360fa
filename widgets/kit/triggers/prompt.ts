import { popoverShownAt } from './storage.ts';
import { type Trigger, watchExit, watchScroll, watchTime } from './triggers.ts';
import { whenNotBusy } from './when-not-busy.ts';

const DAY = 24 * 60 * 60 * 1_000;

/** The shortest time between two automatic openings, in milliseconds. */
const minimumIntervals = {
  'once-a-day': DAY,
  'once-a-week': 7 * DAY,
  'once-a-month': 30 * DAY,
  once: Number.POSITIVE_INFINITY,
} as const;

export type Frequency = keyof typeof minimumIntervals;

/** The longest delay that `setTimeout` accepts, in milliseconds; it runs a longer one at once. */
const MAX_TIMEOUT = 2 ** 31 - 1;

/** A trigger fires past its percentage, so 100 percent would never fire. */
const MAX_PERCENT = 99;

/** The triggers by their name in `open-on`. They return false if the number after it is invalid. */
const triggers: Readonly<Record<string, (amount: number) => Trigger | false>> = {
  click: () => () => {},
  load: () => watchTime(0),
  delay: (seconds) => seconds >= 0 && watchTime(Math.min(seconds * 1_000, MAX_TIMEOUT)),
  scroll: (percent) => percent >= 0 && watchScroll(Math.min(percent, MAX_PERCENT) / 100),
  exit: () => watchExit,
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
  if (!isDue(frequency)) return;
  const watching = new AbortController();
  signal.addEventListener('abort', () => watching.abort());
  const onTrigger = () => {
    watching.abort();
    const cancel = whenNotBusy(() => {
      if (isDue(frequency)) open();
    });
    signal.addEventListener('abort', cancel);
  };
  for (const word of openOn.match(/\S+/g) ?? []) parseTrigger(word)?.(onTrigger, watching.signal);
}

export const saveShownAt = (): void => popoverShownAt.write(Date.now());

/** A stored time in the future is ignored: the clock was wrong when it was written. */
function isDue(frequency: Frequency | undefined): boolean {
  const shownAt = popoverShownAt.read();
  const elapsed = Date.now() - shownAt;
  return !frequency || !shownAt || elapsed < 0 || elapsed >= minimumIntervals[frequency];
}

function parseTrigger(word: string): Trigger | undefined {
  const [name = '', amount] = word.split(':');
  const trigger = Object.hasOwn(triggers, name) && triggers[name]?.(Number(amount));
  if (trigger) return trigger;
  console.warn(`hire: open-on="${word}" cannot be read and is ignored`);
  return undefined;
}
