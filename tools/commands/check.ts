import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  findLeftovers,
  findSettings,
  listLeftovers,
  type SiteFile,
} from '../build/launch-check.ts';
import { root } from '../root.ts';

// Lists what must be replaced before the site goes public, with the settings of the environment
// that it is to be built in. `--strict` makes of anything that is left an error.

const brandFile = 'site/content/brand.ts';
/** Content before pages, so that a record is told where it stands and not where it is shown. */
const places = ['site/content/*.ts', 'site/articles/*.md', 'site/pages/**/*.ts'];

const { brand } = await import(pathToFileURL(join(root, brandFile)).href);
const files = places.flatMap((place) => globSync(place, { cwd: root }).sort());
const others = files.filter((file) => file !== brandFile);

const leftovers = [
  ...(brand.isWorkingName ? [{ file: brandFile, what: `"${brand.name}" is a working name` }] : []),
  ...findSettings(brandFile, {
    email: ['the mail address', brand.email],
    SITE_URL: ['the address of the site', brand.site],
    SCHEDULER_URL: ['the page where a call is booked', brand.scheduler],
    SUPABASE_URL: ['the project that the forms are sent to', brand.project],
    SUPABASE_ANON_KEY: ['its public key', brand.projectKey],
  }),
  ...findLeftovers(await Promise.all(others.map(read))),
];

console.log(listLeftovers(leftovers));
process.exit(process.argv.includes('--strict') && leftovers.length > 0 ? 1 : 0);

async function read(file: string): Promise<SiteFile> {
  const path = join(root, file);
  const exported = file.endsWith('.ts') ? await import(pathToFileURL(path).href) : undefined;
  return { file, text: readFileSync(path, 'utf8'), exported };
}
