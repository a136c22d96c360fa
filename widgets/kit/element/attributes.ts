/**
 * The type of an attribute. A list is an enumeration: a value that is not in it is ignored. A
 * boolean is true when the attribute is present, as in HTML.
 */
type AttributeKind = 'string' | 'number' | 'boolean' | 'json' | readonly string[];

/** Attribute types by property name; the property `scheduleUrl` is `schedule-url` in HTML. */
export type AttributeKinds = Readonly<Record<string, AttributeKind>>;

type ValueOf<K extends AttributeKind> = K extends 'boolean'
  ? boolean
  : K extends 'number'
    ? number | undefined
    : K extends 'string'
      ? string | undefined
      : K extends readonly (infer Word)[]
        ? Word | undefined
        : unknown;

/** Attribute values by property name. An absent attribute is `undefined`, an absent boolean `false`. */
export type AttributeValues<A extends AttributeKinds> = { [K in keyof A]: ValueOf<A[K]> };

export const attributeName = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Parses one attribute. An invalid value becomes `undefined`, with a console warning. */
export function readAttribute(name: string, kind: AttributeKind, text: string | null): unknown {
  if (kind === 'boolean') return text !== null;
  if (text === null || kind === 'string') return text ?? undefined;
  const value = parse(kind, text);
  if (value === undefined) {
    // JSON may contain a visitor's data, which must not be in a page's log.
    const [given, wanted] =
      kind === 'json'
        ? [name, 'JSON']
        : [`${name}="${text}"`, kind === 'number' ? 'a number' : kind.join(', ')];
    console.warn(`hire: ${given} cannot be read and is ignored: use ${wanted}`);
  }
  return value;
}

function parse(kind: AttributeKind, text: string): unknown {
  if (kind === 'number') return text.trim() === '' || Number.isNaN(+text) ? undefined : +text;
  if (kind !== 'json') return kind.includes(text) ? text : undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses all attributes. `get` returns an attribute's text, from an element or from built HTML. */
export function readAttributes<A extends AttributeKinds>(
  kinds: A,
  get: (name: string) => string | null,
): AttributeValues<A> {
  const entries = Object.entries(kinds).map(([property, kind]) => {
    const name = attributeName(property);
    return [property, readAttribute(name, kind, get(name))];
  });
  return Object.fromEntries(entries);
}
