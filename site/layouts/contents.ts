import { type ContentsEntry, idOf } from '../components/contents.tsx';

/** Gives each second-level heading an address, and lists them. */
export function withContents(html: string): { html: string; contents: ContentsEntry[] } {
  const contents: ContentsEntry[] = [];
  const addressed = html.replace(/<h2>(.*?)<\/h2>/g, (_, heading: string) => {
    const id = idOf(heading);
    contents.push({ id, heading });
    return `<h2 id="${id}">${heading}</h2>`;
  });
  return { html: addressed, contents };
}
