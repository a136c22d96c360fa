import * as v from 'valibot';
import { fillFigures } from './fill-figures.ts';

/** A line of text. Its placeholders, such as `{claims.meet}`, are filled in. */
export const line = v.pipe(
  v.string('a text is needed'),
  v.nonEmpty('a text is needed'),
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

/** Not a real person or client: its group says "Illustrative example". */
export const sample = v.pipe(
  v.boolean('true or false is needed'),
  v.title('Illustrative example'),
  v.description('Leave this on for an invented person or client. The page then says so.'),
);

/** A list with at least one item. */
export const listOf = <S extends v.GenericSchema>(item: S) =>
  v.pipe(v.array(item, 'a list is needed'), v.nonEmpty('at least one is needed'));

/**
 * Returns the records of a JSON file in this folder. Throws one line that names the file, and for each
 * fault the record, the field and what is wanted.
 */
export function readRecords<S extends v.GenericSchema>(
  file: string,
  schema: S,
  json: unknown,
): v.InferOutput<S> {
  const { success, output, issues } = v.safeParse(schema, json);
  if (success) return output;
  const faults = issues.map((issue) => `${placeOf(issue)}: ${messageOf(issue)}`);
  throw new Error(`site/content/${file}: ${faults.join('; ')}.`);
}

/** A field that is missing in an object has valibot's own message, whatever the field asks for. */
export const messageOf = ({ message, received }: v.BaseIssue<unknown>): string =>
  received === 'undefined' ? 'this field is missing' : message;

/** For example `home > Hannah Weiss > role`. */
const placeOf = ({ path }: v.BaseIssue<unknown>): string =>
  (path ?? [])
    .map(({ key, value }) => (typeof key === 'number' ? (nameOf(value) ?? key + 1) : key))
    .join(' > ');

/** The name of a record, from the first of its fields that can be one. */
function nameOf(record: unknown): string | undefined {
  if (typeof record !== 'object' || record === null) return undefined;
  const fields = record as Record<string, unknown>;
  const name = fields.name ?? fields.author ?? fields.question ?? fields.label;
  return typeof name === 'string' && name ? name : undefined;
}
