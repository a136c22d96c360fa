/** Texts by name, as in `/widgets/messages/<tag>.json`. */
export interface Words {
  readonly [name: string]: string | Words;
}

export interface Comparison {
  /** What is written in place of our own words. */
  readonly changed: Words;
  /** The paths of what has no place in our words, or another shape there. */
  readonly unknown: readonly string[];
}

/** Tells what a partner has translated from what they left as it was. */
export function compareWords(ours: Words, given: Words, path = ''): Comparison {
  const changed: Record<string, Words[string]> = {};
  const unknown: string[] = [];
  for (const [name, text] of Object.entries(given)) {
    const own = Object.hasOwn(ours, name) ? ours[name] : undefined;
    if (isWords(own) && isWords(text)) {
      const inside = compareWords(own, text, `${path}${name}.`);
      if (Object.keys(inside.changed).length > 0) changed[name] = inside.changed;
      unknown.push(...inside.unknown);
    } else if (typeof own !== 'string' || typeof text !== 'string') unknown.push(path + name);
    else if (own !== text) changed[name] = text;
  }
  return { changed, unknown };
}

const isWords = (value: unknown): value is Words => typeof value === 'object' && value !== null;
