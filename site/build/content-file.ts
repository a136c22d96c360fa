import { readFileSync } from 'node:fs';
import { findPublished } from '../content/published.ts';

/** What a build makes of a file that people edit. */
export interface ContentFile<T> {
  /** Undefined if it is left out. */
  value?: T;
  /** One line: the file, what is wrong with it, and what the site shows meanwhile. */
  fault?: string;
}

/**
 * Reads a file of a page. If `parse` throws, the page stays as it was published: as in the latest commit
 * in which `parse` accepts the file. Without such a commit, the page is left out.
 */
export function readContentFile<T>(
  file: string,
  parse: (text: string) => T,
  folder = process.cwd(),
): ContentFile<T> {
  try {
    return { value: parse(readFileSync(`${folder}/${file}`, 'utf8')) };
  } catch (error) {
    const wrong = `${file}: ${(error as Error).message.replace(/\.$/, '').replace(/\s+/g, ' ')}.`;
    const published = findPublished(file, parse, folder);
    return published
      ? { value: published.value, fault: `${wrong} ${published.note}` }
      : { fault: `${wrong} It is left out until that is corrected.` };
  }
}
