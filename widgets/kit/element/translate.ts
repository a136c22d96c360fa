/** A widget's texts, by name. `null` stands for the texts of a component that is loaded later. */
export interface Words {
  readonly [name: string]: string | Words | null;
}

/**
 * Returns a widget's words with those of the host in their place. Messages whose name or type does
 * not exist in `words` are ignored, and listed in one console warning.
 */
export function translate<W>(words: W, messages: unknown): W {
  const ignored: string[] = [];
  const replace = (own: Words, given: object, path: string): Words => {
    const all: Record<string, Words[string]> = { ...own };
    for (const [name, text] of Object.entries(given)) {
      const original = own[name];
      if (text === null || typeof text !== typeof original) ignored.push(path + name);
      else if (original && typeof original === 'object')
        all[name] = replace(original, text, `${path + name}.`);
      else all[name] = text;
    }
    return all;
  };
  const translated = replace(words as Words, Object(messages), '') as W;
  if (ignored[0]) console.warn(`hire: messages="${ignored}" cannot be read and is ignored`);
  return translated;
}
