import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';
import { landingFile } from '../content/landing.ts';
import { parseJson } from '../content/parse-json.ts';
import { markOf, type Preview } from '../content/publication.ts';
import { parseRecord } from '../content/records.ts';
import { slugOf } from '../content/slug.ts';
import { toPage } from '../layouts/landing.ts';
import type { PageRecord } from '../layouts/page.tsx';
import { readContentFile } from './content-file.ts';
import { readMarkdown } from './markdown.ts';
import { assertAddress } from './path.ts';

interface NamedPage {
  name: string;
  /** The file's path from the project's root. */
  source: string;
  record: PageRecord;
  aliases: readonly string[];
}

/** Addresses of the built site that are not in site/pages. */
const taken = ['admin', 'assets', 'embed-preview', 'pictures', 'widgets'];

/**
 * Reads the landing pages that are to be on the site, and one line for each that is wrong. Drafts are
 * only in a preview.
 */
export function readLandingPages(preview: Preview, folder = process.cwd()) {
  const pages: NamedPage[] = [];
  const faults: string[] = [];
  for (const source of globSync('site/landing/*.json', { cwd: folder }).sort()) {
    const name = slugOf(basename(source, '.json'));
    const { value, fault } = readContentFile(
      source,
      (text) => {
        assertAddress(
          name,
          pages.map((page) => page.name),
        );
        assertFree(name, folder);
        return parseLandingPage(text, folder);
      },
      folder,
    );
    if (fault) faults.push(fault);
    const mark = value && markOf(value.page, preview);
    if (!value || mark === undefined) continue;
    const record = { ...value.record, title: mark + value.record.title };
    pages.push({ name, source, record, aliases: value.page.aliases ?? [] });
  }
  return { pages, faults };
}

/** Throws one line if the text of a file is wrong. */
export function parseLandingPage(text: string, folder: string) {
  const page = parseRecord(landingFile, parseJson(text), text);
  const parts = page.parts.map((part) =>
    part.kind === 'text' ? { ...part, text: readMarkdown(part.text, text, folder) } : part,
  );
  return { page, record: toPage({ ...page, parts }) };
}

function assertFree(name: string, folder: string): void {
  if (taken.includes(name) || existsSync(`${folder}/site/pages/${name}.ts`)) {
    throw new Error(
      `the site has another page at /${name}: give this one another address, in the editor under Slug`,
    );
  }
}
