import * as v from 'valibot';
import { fillFigures } from './fill-figures.ts';
import { findLines } from './json-lines.ts';
import { parseJson } from './parse-json.ts';
import { findPublished } from './published.ts';

/** A line of text. Its placeholders, such as `{claims.meet}`, are filled in. */
export const line = v.pipe(
  v.string('text is needed, between quotes'),
  v.trim(),
  v.nonEmpty('text is needed'),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return fillFigures(dataset.value);
    } catch (error) {
      addIssue({ message: (error as Error).message.replace(/\.$/, '') });
      return NEVER;
    }
  }),
);

/** A text of several sentences, for which a form has room. */
export const paragraph = v.pipe(line, v.metadata({ isLong: true }));

/** The title of a page in search results and browser tabs. */
export const searchTitle = v.pipe(
  line,
  v.maxLength(60, ({ received }) => `at most 60 characters are allowed, not ${received}`),
  v.description('For search engines and browser tabs: at most 60 characters.'),
  v.metadata({ maxlength: 60 }),
);

/** The text under the title in search results. */
export const searchDescription = v.pipe(
  paragraph,
  v.check(
    ({ length }) => length >= 120 && length <= 155,
    ({ input }) => `120 to 155 characters are needed, not ${input.length}`,
  ),
  v.description('For search engines: 120 to 155 characters.'),
  v.metadata({ isLong: true, minlength: 120, maxlength: 155 }),
);

/** Whether a person or client is invented. The group is then labeled "Illustrative example". */
export const sample = v.pipe(
  v.boolean('true or false is needed'),
  v.title('Illustrative example'),
  v.description('Leave this on for an invented person or client. The page then says so.'),
);

/** A list with at least one item. */
export const listOf = <S extends v.GenericSchema>(item: S) =>
  v.pipe(v.array(item, 'a list is needed'), v.nonEmpty('at least one is needed'));

/**
 * Returns the records of a JSON file in this folder. Throws one line that names the file, and for
 * each invalid field its record and what is expected.
 */
export function readRecords<S extends v.GenericSchema>(
  file: string,
  schema: S,
  json: unknown,
): v.InferOutput<S> {
  try {
    return parseRecord(schema, json);
  } catch (error) {
    throw new Error(`site/content/${file}: ${(error as Error).message}`);
  }
}

/** One line for each file of `readPublished` that is wrong, by its name. */
export const recordFaults = new Map<string, string>();

/**
 * Returns the records of a JSON file in this folder that people edit. If they are wrong, they stay as in
 * the latest commit without a mistake, so that a mistake stops no other page.
 */
export function readPublished<S extends v.GenericSchema>(
  file: string,
  schema: S,
  text: string,
  folder?: string,
): v.InferOutput<S> {
  const source = `site/content/${file}`;
  const parse = (text: string) => parseRecord(schema, parseJson(text));
  recordFaults.delete(file);
  try {
    return parse(text);
  } catch (error) {
    const fault = `${source}: ${(error as Error).message.replace(/\.?$/, '.')}`;
    const published = findPublished(source, parse, folder);
    if (!published) throw new Error(fault);
    recordFaults.set(file, `${fault} ${published.note}`);
    return published.value;
  }
}

/**
 * Throws one line that says for each invalid field where it is and what is expected: with its line, if
 * the text of the JSON file is given.
 */
export function parseRecord<S extends v.GenericSchema>(
  schema: S,
  record: unknown,
  text?: string,
): v.InferOutput<S> {
  const { success, output, issues } = v.safeParse(schema, record);
  if (success) return output;
  const lineOf = text === undefined ? undefined : findLines(text);
  const faults = issues.map((issue) => {
    const line = lineOf && `line ${lineOf((issue.path ?? []).map(({ key }) => key))}`;
    return [line, placeOf(issue), messageOf(issue)].filter(Boolean).join(': ');
  });
  throw new Error(`${faults.join('; ')}.`);
}

/** For a missing and an unknown field, valibot does not use the message of a field's schema. Few groups have one. */
function messageOf({ message, received, expected }: v.BaseIssue<unknown>): string {
  if (received === 'undefined') return 'this field is missing';
  if (expected === 'Object' && message.startsWith('Invalid')) return 'fields are needed';
  if (expected === 'Array' && message.startsWith('Invalid')) return 'a list is needed';
  return expected === 'never' ? 'there is no field of that name' : message;
}

/** For example `home > Hannah Weiss > role`. */
const placeOf = ({ path }: v.BaseIssue<unknown>): string =>
  (path ?? [])
    .map(({ key, value }) => (typeof key === 'number' ? (nameOf(value) ?? key + 1) : key))
    .join(' > ');

/** The name of a record: its first field that can be a name. */
function nameOf(record: unknown): string | undefined {
  if (typeof record !== 'object' || record === null) return undefined;
  const fields = record as Record<string, unknown>;
  const name = fields.name ?? fields.author ?? fields.question ?? fields.label;
  return typeof name === 'string' && name ? name : undefined;
}
