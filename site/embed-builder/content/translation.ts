/** Texts by key, as in `/widgets/messages/<tag>.json`. */
export interface Words {
  readonly [name: string]: string | Words;
}

export interface Comparison {
  /** The texts that differ from the defaults. */
  readonly changed: Words;
  /** The paths of keys that the defaults do not have, or have with another type. */
  readonly unknown: readonly string[];
}

/** Separates translated texts from unchanged ones and unknown keys. */
export function compareWords(defaults: Words, translated: Words, path = ''): Comparison {
  const changed: Record<string, Words[string]> = {};
  const unknown: string[] = [];
  for (const [name, text] of Object.entries(translated)) {
    const original = Object.hasOwn(defaults, name) ? defaults[name] : undefined;
    if (isWords(original) && isWords(text)) {
      const inside = compareWords(original, text, `${path}${name}.`);
      if (Object.keys(inside.changed).length > 0) changed[name] = inside.changed;
      unknown.push(...inside.unknown);
    } else if (typeof original !== 'string' || typeof text !== 'string') unknown.push(path + name);
    else if (original !== text) changed[name] = text;
  }
  return { changed, unknown };
}

const isWords = (value: unknown): value is Words => typeof value === 'object' && value !== null;
