/** A placeholder to replace before the site goes public, and the file that contains it. */
interface Leftover {
  readonly file: string;
  readonly what: string;
}

/** A file of the site, with its exports if it is a module. */
export interface SiteFile {
  readonly file: string;
  readonly text: string;
  readonly exported: unknown;
}

interface Sample {
  readonly sample: true;
  readonly [field: string]: unknown;
}

/** Addresses reserved for examples (RFC 2606), and those of the local machine. */
const placeholder =
  /[\w.@:/-]*\b(localhost|127\.0\.0\.1|example\.(com|net|org)|[\w-]+\.(example|invalid|test)|lorem ipsum)\b[\w:/-]*/gi;

/** The fields that can name a record, the best one first. */
const nameFields = ['name', 'author', 'title', 'client', 'caption', 'heading'];

/** Finds the build settings that still have a local or an example value. */
export function findSettings(
  file: string,
  settings: Readonly<Record<string, readonly [what: string, value: string]>>,
): Leftover[] {
  return Object.entries(settings)
    .filter(([, [, value]]) => isPlaceholder(value))
    .map(([name, [what, value]]) => ({ file, what: `${what} is ${value}: set ${name}` }));
}

/** Reports a built `security.txt` that expires within 30 days, or has expired. */
export function findExpiry(file: string, text: string, now = new Date()): Leftover[] {
  const [, date = ''] = /^Expires: (.*)$/m.exec(text) ?? [];
  const days = Math.floor((Date.parse(date) - now.getTime()) / 86_400_000);
  if (days >= 30) return [];
  const when = days < 0 ? 'has expired' : `expires in ${days} days`;
  return [{ file, what: `it ${when} (${date}): build the site again and deploy it` }];
}

/** Finds invented records and placeholder addresses. A record that two files share is listed once. */
export function findLeftovers(files: readonly SiteFile[]): Leftover[] {
  const seen = new Set<object>();
  return files.flatMap(({ file, text, exported }) => [
    ...describeSamples(file, samplesIn(exported, seen)),
    ...describePlaceholders(file, text),
  ]);
}

/** Finds what the owner may fill in. The pages leave out what is empty, or say so. */
export const findEmpty = (
  file: string,
  fields: Readonly<Record<string, unknown>>,
  consequence: string,
): Leftover[] =>
  Object.entries(fields)
    .filter(([, value]) => value === undefined || value === '' || isEmptyList(value))
    .map(([name]) => ({ file, what: `${name}: ${consequence}` }));

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** Formats the list for a terminal, grouped by file. */
export function listLeftovers(leftovers: readonly Leftover[]): string {
  if (leftovers.length === 0) return 'Nothing is left to replace.';
  const blocks = groupByFile(leftovers);
  const count = `${leftovers.length} to replace, in ${blocks.length} files.`;
  return ['Replace these before the site goes public:', ...blocks, count].join('\n\n');
}

/** Formats the list of what may stay empty. */
export const listEmpty = (empty: readonly Leftover[]): string =>
  empty.length === 0 ? '' : ['You can also fill these in:', ...groupByFile(empty), ''].join('\n\n');

function groupByFile(leftovers: readonly Leftover[]): string[] {
  const files = [...new Set(leftovers.map(({ file }) => file))];
  return files.map((name) => {
    const own = leftovers.filter(({ file }) => file === name);
    return [name, ...own.map(({ what }) => `  ${what}`)].join('\n');
  });
}

const isPlaceholder = (value: string): boolean =>
  value.search(placeholder) >= 0 || value.endsWith('_local');

function samplesIn(value: unknown, seen: Set<object>): Sample[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const inside = Object.values(value).flatMap((child) => samplesIn(child, seen));
  return isSample(value) ? [value, ...inside] : inside;
}

const isSample = (value: object): value is Sample => 'sample' in value && value.sample === true;

const describeSamples = (file: string, samples: readonly Sample[]): Leftover[] =>
  samples.map((sample) => ({ file, what: `an invented record: ${nameOf(sample)}` }));

const nameOf = (sample: Sample): string => {
  const name = nameFields.map((field) => sample[field]).find((value) => typeof value === 'string');
  return String(name ?? JSON.stringify(sample).slice(0, 60));
};

const describePlaceholders = (file: string, text: string): Leftover[] =>
  [...new Set(text.match(placeholder))].map((address) => ({
    file,
    what: `an address that leads nowhere: ${address}`,
  }));
