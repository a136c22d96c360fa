import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';
import { landingFile } from '../content/landing.ts';
import { parseJson } from '../content/parse-json.ts';
import { markOf, type Preview } from '../content/publication.ts';
import { parseRecord } from '../content/records.ts';
import { toPage } from '../layouts/landing.ts';
import type { PageRecord } from '../layouts/page.tsx';
import { readContentFile } from './content-file.ts';

interface NamedPage {
  name: string;
  /** The file's path from the project's root. */
  source: string;
  record: PageRecord;
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
    const name = basename(source, '.json');
    const { value, fault } = readContentFile(
      source,
      (text) => {
        assertFree(name, folder);
        const page = parseRecord(landingFile, parseJson(text));
        return { page, record: toPage(name, page) };
      },
      folder,
    );
    if (fault) faults.push(fault);
    const mark = value && markOf(value.page, preview);
    if (!value || mark === undefined) continue;
    pages.push({ name, source, record: { ...value.record, title: mark + value.record.title } });
  }
  return { pages, faults };
}

function assertFree(name: string, folder: string): void {
  if (!/^[a-z0-9-]+$/.test(name)) {
    throw new Error('the name of the file is the address: only a to z, 0 to 9 and hyphens');
  }
  if (taken.includes(name) || existsSync(`${folder}/site/pages/${name}.ts`)) {
    throw new Error(`the site has another page at /${name}: rename the file`);
  }
}
