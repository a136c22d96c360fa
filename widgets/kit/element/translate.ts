/** The words of a widget: texts, by name. `null` stands for those of a part that comes later. */
export interface Words {
  readonly [name: string]: string | Words | null;
}

/**
 * A widget's words, with those replaced that a host gave others for, in the same shape. What has no
 * place in it is left out, and told in the console: all of it at once.
 */
export function translate<W>(words: W, messages: unknown): W {
  const ignored: string[] = [];
  const replace = (own: Words, given: object, path: string): Words => {
    const all: Record<string, Words[string]> = { ...own };
    for (const [name, text] of Object.entries(given)) {
      const former = own[name];
      if (text === null || typeof text !== typeof former) ignored.push(path + name);
      else if (former && typeof former === 'object')
        all[name] = replace(former, text, `${path + name}.`);
      else all[name] = text;
    }
    return all;
  };
  const translated = replace(words as Words, Object(messages), '') as W;
  if (ignored[0]) console.warn(`hire: messages="${ignored}" cannot be read and is ignored`);
  return translated;
}
