import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import {
  findEmpty,
  findExpiry,
  findLeftovers,
  findSettings,
  listEmpty,
  listLeftovers,
  type SiteFile,
} from '../build/launch-check.ts';
import { root } from '../root.ts';
import { assertVariables } from './build.ts';

// Lists what must be replaced before the site goes public, build variables and a built security.txt
// that expires soon included, and what may stay empty. With `--strict` it exits with code 1 if
// anything is left to replace.

const brandFile = 'site/content/brand.ts';
/** Content before pages: a shared record is listed under the first file, where it is defined. */
const globs = ['site/content/*.ts', 'site/{articles/*.md,landing/*.json}', 'site/pages/**/*.ts'];

try {
  assertVariables(process.env);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

// Pages import files as text and other things that only Vite can load.
process.env.NODE_ENV = 'production';
const vite = await createServer({ root, logLevel: 'silent', server: { middlewareMode: true } });

const load = (file: string) =>
  vite.ssrLoadModule(`/${file}`).catch(({ message }: Error) => {
    // Our own messages name the file.
    console.error(message.startsWith('site/') ? message : `${file} or its JSON file: ${message}`);
    process.exit(1);
  });

const { brand } = await load(brandFile);
const { company } = await load('site/content/company.ts');
const { agreementTerms } = await load('site/content/agreement.ts');
const { rates, ratesFile } = await load('site/content/rates.ts');
const { recordFaults } = await load('site/content/records.ts');
if (recordFaults.size > 0) {
  console.error([...recordFaults.values()].join('\n'));
  process.exit(1);
}
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

const ratesByPage = Object.fromEntries(
  Object.keys(ratesFile.entries).map((name) => [name, rates[name]]),
);
const empty = [
  ...findEmpty(brandFile, company, 'empty, so no page shows it'),
  ...findEmpty('site/content/agreement.json', agreementTerms, 'a blank in the sample agreement'),
  ...findEmpty('site/content/rates.json', ratesByPage, 'the page says when the price is told'),
];

console.log(listEmpty(empty) + listLeftovers(leftovers));
process.exit(process.argv.includes('--strict') && leftovers.length > 0 ? 1 : 0);

async function read(file: string): Promise<SiteFile> {
  const exported = file.endsWith('.ts') ? await load(file) : undefined;
  // Records that the editor writes are in a JSON file beside the module that reads them.
  const records = file.replace(/\.ts$/, '.json');
  const source = existsSync(join(root, records)) ? records : file;
  return { file: source, text: readFileSync(join(root, source), 'utf8'), exported };
}
