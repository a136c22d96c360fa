/** A widget's messages, by name. */
interface Messages {
  readonly [name: string]: string | Messages;
}

/**
 * Returns messages with `replacements`, such as those of the host, in their place. A replacement whose
 * name or type does not exist in `messages` is ignored, and listed in one console warning.
 */
export function translate<M>(messages: M, replacements: unknown): M {
  const ignored: string[] = [];
  const replace = (own: Messages, given: object, path: string): Messages => {
    const all: Record<string, Messages[string]> = { ...own };
    for (const [name, text] of Object.entries(given)) {
      const original = own[name];
      if (text === null || typeof text !== typeof original) ignored.push(path + name);
      else if (typeof original === 'object') all[name] = replace(original, text, `${path + name}.`);
      else all[name] = text;
    }
    return all;
  };
  const translated = replace(messages as Messages, Object(replacements), '') as M;
  if (ignored[0]) console.warn(`hire: messages="${ignored}" cannot be read and is ignored`);
  return translated;
}
