import source from '../../../widgets/elements.d.ts?raw';
import { tokens } from '../../../widgets/kit/style/tokens.ts';
import { type ElementApi, readPublicApi } from '../../../widgets/public-api.ts';
import { capitalize } from '../../content/capitalize.ts';

/** The reference of an element. Text in backticks is code. */
export interface ElementReference {
  tag: string;
  /** The tag without `hire-`. */
  name: string;
  /** The first sentence of the description. */
  summary: string;
  /** The rest of its first paragraph. */
  note: string;
  /** Its other paragraphs. */
  paragraphs: string[];
  /** The rows of each table. */
  attributes: string[][];
  methods: string[][];
  events: string[][];
  parts: string[][];
}

const code = (text: string): string => `\`${text}\``;

/** Replaces straight quotation marks, except in code. */
const curl = (text: string): string =>
  text.replace(/`[^`]*`|'|"([^"`]*)"/g, (found, quoted?: string) => {
    if (quoted !== undefined) return `“${quoted}”`;
    return found === "'" ? '’' : found;
  });

/** The tokens, which every element reads. */
export const tokenRows: string[][] = Object.entries(tokens).map(([name, value]) => [
  code(`--hire-${name}`),
  code(value),
]);

/** The values of an attribute that is no enumeration, by its type. */
const kinds: Readonly<Record<string, string>> = {
  boolean: 'present or not',
  string: 'text',
  number: 'a number',
};

function valuesOf(type: string): string {
  const values = [...type.matchAll(/'([^']+)'/g)].map(([, value = '']) => code(value));
  return values.join(', ') || (kinds[type.replace(' | undefined', '')] ?? 'JSON');
}

/** `(answers: Answers): void` becomes `(answers: Answers)`. */
const withoutResult = (type: string): string => type.replace(/: [^:]+$/, '');

function describe({ paragraphs: [first = '', ...paragraphs] }: ElementApi) {
  const [summary = '', ...rest] = first.replace(/^`<[\w-]+>`: /, '').split(/(?<=\.) /);
  return {
    summary: capitalize(curl(summary)),
    note: curl(rest.join(' ')),
    paragraphs: paragraphs.map(curl),
  };
}

const referenceOf = (api: ElementApi): ElementReference => ({
  tag: api.tag,
  name: api.tag.replace('hire-', ''),
  ...describe(api),
  attributes: api.attributes.map(({ name, type, text }) => [
    code(name),
    valuesOf(type),
    curl(text),
  ]),
  methods: api.methods.map(({ name, type, text }) => [
    code(name + withoutResult(type)),
    curl(text),
  ]),
  events: api.events.map(({ name, text }) => [code(name), curl(text)]),
  parts: api.parts.map(({ name, text }) => [code(name), curl(text)]),
});

/** Every element, from the data of the package's custom-elements.json. */
export const elements: ElementReference[] = readPublicApi(source).map(referenceOf);
