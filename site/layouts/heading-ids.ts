import { type ContentsEntry, idOf } from '../components/contents.tsx';
import { firstPaintId } from './first-paint.ts';

/** The ids that every page has, so that no heading gets one of them. */
const taken = [
  'contents',
  'drawer',
  'drawer-title',
  firstPaintId,
  'footer-email',
  'footer-error',
  'main',
  'newsletter',
  'not-loaded',
];

/**
 * Adds an `id` to each `h2`, and returns the headings for the table of contents. A heading of the first
 * level becomes one of the second, because the page has its own.
 */
export function addHeadingIds(html: string): { html: string; contents: ContentsEntry[] } {
  const contents: ContentsEntry[] = [];
  const ids = new Set([...taken, ...[...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)]);
  const withIds = html.replace(/<h([12])>(.*?)<\/h\1>/gs, (_, _level, heading: string) => {
    const id = freeId(idOf(heading) || 'section', ids);
    ids.add(id);
    contents.push({ id, heading });
    return `<h2 id="${id}">${heading}</h2>`;
  });
  return { html: withIds, contents };
}

function freeId(id: string, taken: ReadonlySet<string | undefined>): string {
  let free = id;
  for (let number = 2; taken.has(free); number += 1) free = `${id}-${number}`;
  return free;
}
