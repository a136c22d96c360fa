/** Safari refuses more than 100 writes to the history in 30 seconds: at most these 20, and 75 later. */
const WRITES_AT_ONCE = 20;
const WRITE_INTERVAL_MS = 400;

/** How long a refused write waits. */
const REFUSED_INTERVAL_MS = 2_000;

export interface Writes {
  /** Writes now, or after many writes as soon as the browser allows. */
  writeSoon(): void;
  /** Writes now, unless the browser refuses it: then later. */
  writeNow(): void;
  cancel(): void;
}

/**
 * Gathers the changes of a page's history entry, which everything that a page keeps in its address or in
 * `history.state` goes through. What still waits is written when the page is left. `write` may throw.
 */
export function gatherWrites(write: () => void): Writes {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let nextAt = 0;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    removeEventListener('beforeunload', writeNow);
    removeEventListener('pagehide', writeNow);
  };
  const writeNow = () => {
    cancel();
    const rested = Date.now() - WRITES_AT_ONCE * WRITE_INTERVAL_MS;
    nextAt = Math.max(nextAt, rested) + WRITE_INTERVAL_MS;
    try {
      write();
    } catch {
      writeIn(REFUSED_INTERVAL_MS);
    }
  };
  /** Chromium ignores what is written later than on `beforeunload`, which Safari on iOS lacks. */
  const writeIn = (delay: number) => {
    timer ??= setTimeout(writeNow, delay);
    addEventListener('beforeunload', writeNow);
    addEventListener('pagehide', writeNow);
  };
  const writeSoon = () => {
    const delay = nextAt - Date.now();
    if (delay > 0) writeIn(delay);
    else writeNow();
  };
  return { writeSoon, writeNow, cancel };
}
