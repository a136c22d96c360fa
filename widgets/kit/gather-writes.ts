/** Safari refuses more than 100 writes to the history in 30 seconds. */
const WRITE_INTERVAL_MS = 400;

/** How long a refused write waits. */
const REFUSED_INTERVAL_MS = 2_000;

export interface Writes {
  /** Writes now, or as soon as the last write is long enough ago. */
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
    nextAt = Date.now() + WRITE_INTERVAL_MS;
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
