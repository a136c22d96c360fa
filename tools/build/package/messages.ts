import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { root } from '../../root.ts';

/** The messages of a widget by name, in nested groups. */
export interface Messages {
  readonly [name: string]: string | Messages;
}

/** `null` stands for the messages of a component that is loaded on demand. */
type Content = { readonly [name: string]: string | Content | null };

/** Reads the messages of every element, by its tag. */
export async function readMessages(): Promise<Record<string, Messages>> {
  const files = globSync('widgets/*/content.ts', { cwd: root }).sort();
  const entries = files.map(async (file) => {
    const content = await contentOf(file);
    return [`hire-${basename(dirname(file))}`, await withLazyMessages(content)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

const contentOf = async (file: string): Promise<Content> =>
  (await import(`${root}${file}`)).messages;

/** A component that is loaded on demand has its own messages, in kit/<name>/content.ts. */
async function withLazyMessages(content: Content): Promise<Messages> {
  const entries = Object.entries(content).map(async ([name, text]) => [
    name,
    text ?? (await contentOf(`widgets/kit/${name}/content.ts`)),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

/** The types of the `messages` properties, for widgets/messages.d.ts. */
export const messageTypesOf = (messages: Messages): string =>
  `export type ElementMessages = ${typeOf(messages)};\n`;

function typeOf(tree: Messages): string {
  const members = Object.entries(tree).map(
    ([name, text]) =>
      `${JSON.stringify(name)}?: ${typeof text === 'string' ? 'string' : typeOf(text)};`,
  );
  return `{ ${members.join(' ')} }`;
}
