import { frameworkSnippets } from './framework-snippets.ts';
import { pageSnippets } from './page-snippets.ts';
import type { SnippetBlock, SnippetInput } from './snippet-input.ts';
import type { Snippet } from './words.ts';

const snippets: Readonly<Record<Snippet, (input: SnippetInput) => SnippetBlock[]>> = {
  ...pageSnippets,
  ...frameworkSnippets,
};

/** The blocks of code for a kind of page. */
export const snippetBlocks = (kind: Snippet, input: SnippetInput): SnippetBlock[] =>
  snippets[kind](input);
