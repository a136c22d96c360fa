import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { root } from '../../root.ts';

/** Texts, by name: a widget's words, or some that belong together. */
export interface Messages {
  readonly [name: string]: string | Messages;
}

type Content = { readonly [name: string]: string | Content | null };

/** Every word of every element, by its tag: what a translator begins with. */
export async function readMessages(): Promise<Record<string, Messages>> {
  const files = globSync('widgets/*/content.ts', { cwd: root }).sort();
  const entries = files.map(async (file) => {
    const words = await wordsIn(file);
    return [`hire-${basename(dirname(file))}`, await withLaterParts(words)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

const wordsIn = async (file: string): Promise<Content> => (await import(`${root}${file}`)).words;

/** A part that is fetched later has its words with it, in kit/<name>/content.ts. */
async function withLaterParts(words: Content): Promise<Messages> {
  const entries = Object.entries(words).map(async ([name, text]) => [
    name,
    text ?? (await wordsIn(`widgets/kit/${name}/content.ts`)),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

/** The types of what a host may give, written out: widgets/messages.d.ts. */
export const messageTypesOf = (
  messages: Readonly<Record<string, Messages>>,
  classOf: (tag: string) => string,
): string =>
  Object.entries(messages)
    .map(([tag, tree]) => `export type ${classOf(tag)}Messages = ${typeOf(tree)};\n`)
    .join('');

function typeOf(tree: Messages): string {
  const members = Object.entries(tree).map(
    ([name, text]) =>
      `${JSON.stringify(name)}?: ${typeof text === 'string' ? 'string' : typeOf(text)};`,
  );
  return `{ ${members.join(' ')} }`;
}
