import { parseJson } from '../content/parse-json.ts';
import { parseRecord } from '../content/records.ts';
import { type Redirect, redirectsFile } from '../content/redirects.ts';
import { readContentFile } from './content-file.ts';

const file = 'site/content/redirects.json';

/** A redirect, and the file that asks for it. */
export interface RedirectOf extends Redirect {
  source: string;
}

/** Reads the redirects that people wrote, and one line if the file is wrong. */
export function readRedirects(folder = process.cwd()) {
  const { value, fault } = readContentFile(
    file,
    (text) => parseRecord(redirectsFile, parseJson(text)).redirects,
    folder,
  );
  const redirects = (value ?? []).map((redirect): RedirectOf => ({ ...redirect, source: file }));
  return { redirects, faults: fault ? [fault] : [] };
}

/**
 * The redirects that work, each straight to its end, and one line for each that does not: its old address
 * is a page, it is there twice, it leads back to itself, or its end does not exist.
 */
export function resolveRedirects(
  asked: readonly RedirectOf[],
  exists: (address: string) => boolean,
): { redirects: Redirect[]; faults: string[] } {
  const redirects: Redirect[] = [];
  const faults: string[] = [];
  const next = new Map<string, string>();
  for (const { from, to, source } of asked) {
    const leaveOut = (reason: string) =>
      faults.push(`${source}: ${from} → ${to}: ${reason}. It is left out.`);
    if (exists(from)) leaveOut(`there is a page at ${from}`);
    else if (next.has(from)) leaveOut(`${from} leads to ${next.get(from)} already`);
    else next.set(from, to);
  }
  const looping = new Set<string>();
  for (const { from, to, source } of asked) {
    if (next.get(from) !== to || looping.has(from)) continue;
    const way = followFrom(from, next);
    const end = way.at(-1) ?? to;
    if (way.indexOf(end) < way.length - 1) {
      for (const address of way) looping.add(address);
      faults.push(`${source}: ${way.join(' → ')}: it leads back to itself. It is left out.`);
    } else if (end.startsWith('/') && !exists(pathIn(end))) {
      faults.push(`${source}: ${from} → ${end}: there is no page at ${end}. It is left out.`);
    } else redirects.push({ from, to: end });
  }
  return { redirects, faults };
}

/** All addresses on the way. If it is a loop, the last is one of those before it. */
function followFrom(from: string, next: ReadonlyMap<string, string>): string[] {
  const way = [from];
  for (let at = next.get(from); at; at = next.get(pathIn(at))) {
    const isLoop = way.includes(pathIn(at));
    way.push(isLoop ? pathIn(at) : at);
    if (isLoop) break;
  }
  return way;
}

const pathIn = (address: string): string => address.replace(/[?#].*/, '');
