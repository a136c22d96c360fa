import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  findExpiry,
  findLeftovers,
  findSettings,
  listLeftovers,
  type SiteFile,
} from '../build/launch-check.ts';
import { root } from '../root.ts';

// Lists what must be replaced before the site goes public, build variables and a built security.txt that expires soon included. With `--strict`
// it exits with code 1 if anything is left.

const brandFile = 'site/content/brand.ts';
/** Content before pages: a shared record is listed under the first file, where it is defined. */
const globs = ['site/content/*.ts', 'site/articles/*.md', 'site/pages/**/*.ts'];

const { brand } = await import(pathToFileURL(join(root, brandFile)).href);
const files = globs.flatMap((glob) => globSync(glob, { cwd: root }).sort());
const others = files.filter((file) => file !== brandFile);

const security = join(process.env.OUT_DIR ?? 'dist', '.well-known/security.txt');

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
  ...(existsSync(security) ? findExpiry(security, readFileSync(security, 'utf8')) : []),
];

console.log(listLeftovers(leftovers));
process.exit(process.argv.includes('--strict') && leftovers.length > 0 ? 1 : 0);

async function read(file: string): Promise<SiteFile> {
  const path = join(root, file);
  const exported = file.endsWith('.ts') ? await import(pathToFileURL(path).href) : undefined;
  // Records that the editor writes are in a JSON file beside the module that reads them.
  const records = file.replace(/\.ts$/, '.json');
  const source = existsSync(join(root, records)) ? records : file;
  return { file: source, text: readFileSync(join(root, source), 'utf8'), exported };
}
