/**
 * What an element's attribute holds. A list of words is an enumeration: any other word reads as
 * absent. A boolean is true by presence, as in HTML.
 */
export type AttributeKind = 'string' | 'number' | 'boolean' | 'json' | readonly string[];

/** Attributes by their property's name; `forRole` is written `for-role` in HTML. */
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

/** The values that a view reads. An absent attribute is `undefined`, an absent boolean `false`. */
export type AttributeValues<A extends AttributeKinds> = { [K in keyof A]: ValueOf<A[K]> };

export const attributeName = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Reads one attribute; `undefined` stands for what cannot be read, with a note in the console. */
export function readAttribute(name: string, kind: AttributeKind, text: string | null): unknown {
  if (kind === 'boolean') return text !== null;
  if (text === null || kind === 'string') return text ?? undefined;
  const value = parse(kind, text);
  if (value === undefined) console.warn(`hire: ${name}="${text}" cannot be read and is ignored`);
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

/** Every attribute read at once, by way of a getter: a live element's, or one in a built page. */
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
