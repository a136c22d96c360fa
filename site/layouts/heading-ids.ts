import { type ContentsEntry, idOf } from '../components/contents.tsx';

/** Adds an `id` to each `h2`, and returns the headings for the table of contents. */
export function addHeadingIds(html: string): { html: string; contents: ContentsEntry[] } {
  const contents: ContentsEntry[] = [];
  const withIds = html.replace(/<h2>(.*?)<\/h2>/g, (_, heading: string) => {
    const id = idOf(heading);
    contents.push({ id, heading });
    return `<h2 id="${id}">${heading}</h2>`;
  });
  return { html: withIds, contents };
}
