interface Entry {
  id: string;
  /** HTML, as it stands in the text. */
  heading: string;
}

/** Gives each second-level heading an address, and lists them. */
export function withContents(html: string): { html: string; contents: Entry[] } {
  const contents: Entry[] = [];
  const addressed = html.replace(/<h2>(.*?)<\/h2>/g, (_, heading: string) => {
    const id = idOf(heading);
    contents.push({ id, heading });
    return `<h2 id="${id}">${heading}</h2>`;
  });
  return { html: addressed, contents };
}

const idOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/<[^>]+>|&\w+;/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
