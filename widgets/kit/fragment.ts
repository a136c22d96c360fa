import { changeEntry, entryState } from './browser.ts';
import { gatherWrites } from './gather-writes.ts';

/** What a tool keeps in a fragment, by name. */
export type Parts = Readonly<Record<string, string>>;

interface Kept {
  /** The names that are the tool's own. A fragment without any of them means something else. */
  names: readonly string[];
  /** Shows what the address says. */
  read(parts: Parts): void;
  /** The fragment of what is shown, without "#". Empty if nothing was chosen. */
  write(): string;
  /** Ends it. */
  signal?: AbortSignal;
}

/**
 * Keeps what a visitor chose in the fragment of the page's address, so that it survives a reload and can
 * be linked. Only a new address is read: a link of the page, like the one to its main content, and Back
 * to an older entry leave what was chosen as it is, and it is written into their address. Returns a
 * function that writes a change.
 */
export function keepInFragment({ names, read, write, signal }: Kept): () => void {
  // Not a new entry for each change, so that Back leaves the page.
  const writes = gatherWrites(() => changeEntry({ isKept: true }, addressWith(write())));
  const readAddress = () => {
    const parts = readFragment(location.hash);
    const isOurs = names.some((name) => name in parts);
    if (isOurs) read(parts);
    return isOurs;
  };
  const onHashChange = () => {
    const isRead = !entryState().isKept && readAddress();
    if (!isRead && write()) writes.writeSoon();
  };
  addEventListener('hashchange', onHashChange, signal ? { signal } : {});
  signal?.addEventListener('abort', writes.cancel);
  readAddress();
  return writes.writeSoon;
}

/**
 * The page's address with another fragment. A complete one, because a relative one would be one of
 * another site where the page has a `<base>`.
 */
export const addressWith = (fragment: string): string =>
  location.href.replace(/#.*/, '') + (fragment && `#${fragment}`);

/** Reads "#places=Europe/London&date=2026-07-01". A plus sign is part of the names of some time zones. */
export const readFragment = (fragment: string): Parts =>
  Object.fromEntries(new URLSearchParams(fragment.slice(1).replaceAll('+', '%2B')));
