import type { Field } from '@sveltia/cms';
import * as v from 'valibot';
import { capitalize } from '../../content/capitalize.ts';
import { advice, placeholders } from '../../content/fill-figures.ts';
import { markdown } from './markdown.ts';

/** A schema of any kind. Its own types are not needed, because forms are derived at run time. */
type Schema = v.GenericSchema & {
  wrapped?: Schema;
  entries?: Record<string, Schema>;
  item?: Schema;
  options?: readonly unknown[];
  literal?: string;
  /** Of an optional value. */
  default?: unknown;
};

interface Metadata {
  isLong?: boolean;
  minlength?: number;
  maxlength?: number;
  /** What a new entry begins with. */
  default?: unknown;
  /** A regular expression, and what to write if a text does not match it. */
  pattern?: [string, string];
  /** The editor writes the value without a field for it. */
  isManaged?: boolean;
  /** The editor keeps the value as it is. */
  isHidden?: boolean;
  isMarkdown?: boolean;
  /** The address of a picture. */
  isPicture?: boolean;
  /** A text such as 2026-08-11. */
  isDay?: boolean;
  /** The labels of the options. */
  labels?: Record<string, string>;
  /** The values are the names of entries of this collection. */
  collection?: string;
}

/** The fields of the form for what this schema describes. */
export const fieldsOf = (schema: v.GenericSchema): Field[] =>
  Object.entries((schema as Schema).entries ?? {})
    .filter(([, entry]) => entry.type !== 'literal' && !metadataOf(entry).isManaged)
    .map(([name, entry]) => fieldOf(name, entry));

function fieldOf(name: string, schema: Schema): Field {
  const isOptional = schema.type === 'optional';
  const inner = isOptional ? (schema.wrapped as Schema) : schema;
  return {
    name,
    label: v.getTitle(inner) ?? capitalize(name),
    hint: v.getDescription(inner),
    required: !isOptional,
    ...(schema.default !== undefined && { default: schema.default }),
    ...controlOf(inner),
  } as Field;
}

const metadataOf = (schema: Schema): Metadata =>
  v.getMetadata(schema.type === 'optional' ? (schema.wrapped as Schema) : schema);

/** The control for a schema, and its options. */
function controlOf(schema: Schema): Partial<Field> {
  const { isLong, isMarkdown, isPicture, isDay, isHidden, labels, collection, ...limits } =
    metadataOf(schema);
  if (isHidden) return { widget: 'hidden' };
  switch (schema.type) {
    case 'string':
      if (isMarkdown) return markdown;
      if (isPicture) return { widget: 'image', choose_url: false };
      return isDay ? day : { widget: isLong ? 'text' : 'string', pattern: known, ...limits };
    case 'number':
      return { widget: 'number', value_type: 'float', step: 0.1 };
    case 'boolean':
      return { widget: 'boolean', default: true, required: false, ...limits };
    case 'picklist':
      return { widget: 'select', options: optionsOf(schema, labels) };
    case 'object':
    case 'strict_object':
      return { widget: 'object', fields: fieldsOf(schema) };
    case 'variant':
      return { widget: 'object', typeKey: 'kind', types: typesOf(schema) };
    case 'array':
      return collection ? relation(collection) : listOf(schema.item as Schema, labels);
    default:
      throw new Error(`The editor has no control for a schema of the type ${schema.type}.`);
  }
}

const day = { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' } as const;

const names = placeholders.map((name) => name.replace('.', '\\.')).join('|');

/** Refuses a placeholder that does not exist, as the build does. */
const known: [string, string] = [
  `^(?![^]*(?<!\\{)\\{(?!(?:${names})\\})[a-zA-Z.\\d]+\\})[^]*$`,
  advice,
];

function listOf(item: Schema, labels?: Record<string, string>): Partial<Field> {
  if (item.type === 'picklist') {
    return { widget: 'select', multiple: true, required: false, options: optionsOf(item, labels) };
  }
  if (item.type === 'object' || item.type === 'strict_object') {
    return {
      widget: 'list',
      label_singular: v.getTitle(item),
      fields: fieldsOf(item),
      collapsed: true,
      summary: summaryOf(item),
    };
  }
  if (item.type === 'variant') {
    return {
      widget: 'list',
      label_singular: v.getTitle(item),
      typeKey: 'kind',
      types: typesOf(item),
    };
  }
  return { widget: 'list', field: fieldOf('item', item) };
}

const relation = (collection: string): Partial<Field> => ({
  widget: 'relation',
  collection,
  multiple: true,
  value_field: '{{slug}}',
  display_fields: ['title'],
});

/** The field whose value is shown for a collapsed item of a list. */
function summaryOf({ entries = {} }: Schema): string {
  const names = ['name', 'author', 'question', 'label', 'title'];
  return `{{${names.find((name) => name in entries) ?? Object.keys(entries)[0]}}}`;
}

const optionsOf = ({ options = [] }: Schema, labels: Record<string, string> = {}) =>
  (options as string[]).map((value) => ({ label: labels[value] ?? capitalize(value), value }));

const typesOf = ({ options = [] }: Schema) =>
  (options as Schema[]).map((option) => {
    const name = option.entries?.kind?.literal ?? '';
    return { name, label: v.getTitle(option) ?? capitalize(name), fields: fieldsOf(option) };
  });
