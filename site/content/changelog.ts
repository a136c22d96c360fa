/** A released version in CHANGELOG.md, which has the format of https://keepachangelog.com/en/1.1.0. */
interface Version {
  version: string;
  /** The day of the release, as 2026-11-23. */
  date: string;
  /** What changed, by kind: Added, Changed, Deprecated, Removed, Fixed or Security. */
  changes: { kind: string; items: string[] }[];
}

export interface Changelog {
  /** What is before the first version: paragraphs, each group of them with the list that follows. */
  introduction: { paragraphs: string[]; list?: string[] }[];
  /** The newest first. */
  versions: Version[];
}

/** Reads CHANGELOG.md. Lists are one line for each item; an `[Unreleased]` version is left out. */
export function readChangelog(text: string): Changelog {
  const [introduction = '', ...sections] = text.split(/^## /m);
  return {
    introduction: introductionOf(introduction),
    versions: sections.flatMap((section) => {
      const [, version, date] = /^\[([\d.]+)\] - (\d{4}-\d\d-\d\d)$/m.exec(section) ?? [];
      if (!version || !date) return [];
      const changes = section.split(/^### /m).slice(1).map(readChanges);
      return { version, date, changes };
    }),
  };
}

function introductionOf(text: string): Changelog['introduction'] {
  const groups: Changelog['introduction'] = [{ paragraphs: [] }];
  for (const block of blocksOf(text).slice(1)) {
    const group = groups.at(-1) as Changelog['introduction'][number];
    if (block.startsWith('- ')) group.list = itemsOf(block);
    else if (group.list) groups.push({ paragraphs: [withoutLinks(block)] });
    else group.paragraphs.push(withoutLinks(block));
  }
  return groups;
}

function readChanges(text: string): Version['changes'][number] {
  const [kind = '', ...blocks] = blocksOf(text);
  return { kind, items: blocks.flatMap(itemsOf) };
}

const blocksOf = (text: string): string[] => text.trim().split(/\n\n+/);

const itemsOf = (list: string): string[] =>
  list.split('\n').map((line) => withoutLinks(line.replace(/^- /, '')));

const withoutLinks = (text: string): string =>
  text.replace(/\[([^\]]+)\]\([^)]+\)/g, (_, words) => words);
