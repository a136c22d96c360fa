import { atFreeMoment } from './free-moment.ts';
import { popoverShown } from './memory.ts';
import { type Watch, watchExit, watchScroll, watchTime } from './triggers.ts';

const DAY = 24 * 60 * 60 * 1_000;

/** How long what opened does not come by itself again, in milliseconds. */
const rests = {
  'once-a-day': DAY,
  'once-a-week': 7 * DAY,
  'once-a-month': 30 * DAY,
  once: Number.POSITIVE_INFINITY,
} as const;

export type Frequency = keyof typeof rests;

/** As long as a timer can count, in milliseconds. */
const LONGEST = 2 ** 31 - 1;

/** Nobody can scroll past the end, so the last percent is never waited for. */
const LOWEST = 99;

/** What the words of `open-on` wait for; nothing where their number is none. */
const occasions: Readonly<Record<string, (amount: number) => Watch | false>> = {
  click: () => () => {},
  load: () => watchTime(0),
  delay: (seconds) => seconds >= 0 && watchTime(Math.min(seconds * 1_000, LONGEST)),
  scroll: (percent) => percent >= 0 && watchScroll(Math.min(percent, LOWEST) / 100),
  exit: () => watchExit,
};

/**
 * Calls back on the first of some occasions, as `open-on` names them, once the visitor has a moment
 * free, and only where the last time is long enough ago.
 */
export function offer(
  openOn: string,
  frequency: Frequency | undefined,
  act: () => void,
  signal: AbortSignal,
): void {
  if (!isDue(frequency)) return;
  const first = new AbortController();
  signal.addEventListener('abort', () => first.abort());
  const onCome = () => {
    first.abort();
    const stop = atFreeMoment(() => {
      if (isDue(frequency)) act();
    });
    signal.addEventListener('abort', stop);
  };
  for (const word of openOn.match(/\S+/g) ?? []) watchFor(word)?.(onCome, first.signal);
}

export const keepShown = (): void => popoverShown.keep(Date.now());

/** A moment yet to come was kept by a clock that went wrong, and counts for nothing. */
function isDue(frequency: Frequency | undefined): boolean {
  const last = popoverShown.last();
  const past = Date.now() - last;
  return !frequency || !last || past < 0 || past >= rests[frequency];
}

function watchFor(word: string): Watch | undefined {
  const [kind = '', amount] = word.split(':');
  const watch = Object.hasOwn(occasions, kind) && occasions[kind]?.(Number(amount));
  if (watch) return watch;
  console.warn(`hire: open-on="${word}" cannot be read and is ignored`);
  return undefined;
}
