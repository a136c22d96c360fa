import { basename } from 'node:path';
import { type PageWords, pageWordsFile } from '../content/page-words.ts';
import { parseJson } from '../content/parse-json.ts';
import { parseRecord } from '../content/records.ts';
import type { PageRecord } from '../layouts/page.tsx';
import { readContentFile } from './content-file.ts';

/** Reads the words that people have replaced, and one line if the file is wrong. */
export function readPageWords(folder = process.cwd()) {
  const { value, fault } = readContentFile(
    'site/content/page-words.json',
    (text) => parseRecord(pageWordsFile, parseJson(text)).pages,
    folder,
  );
  return { words: value ?? [], faults: fault ? [fault] : [] };
}

/** The page of a file, such as ./site/pages/sales.ts, with the words that replace its own. */
export function withWords(file: string, page: PageRecord, all: readonly PageWords[]): PageRecord {
  const words = all.find((one) => one.page === basename(file, '.ts'));
  if (!words) return page;
  const { title = page.title, description = page.description, heading, lead } = words;
  const [first, ...others] = page.sections;
  const replaced = { ...first, ...(heading && { heading }), ...(lead && { lead }) };
  return {
    ...page,
    title,
    description,
    sections: [replaced as typeof first, ...others] as PageRecord['sections'],
  };
}
