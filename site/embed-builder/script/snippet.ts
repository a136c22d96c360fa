import type { Messages } from '../content/markup.ts';
import type { SnippetBlock, SnippetInput } from '../content/snippet-input.ts';
import { snippetBlocks } from '../content/snippets.ts';
import { type Snippet, words } from '../content/words.ts';
import { loadJson } from './load.ts';

let latestCall = 0;

/** Shows the code for a kind of page. A newer call cancels older ones that are still loading. */
export async function showSnippet(
  form: HTMLFormElement,
  kind: Snippet,
  input: SnippetInput,
  translation: Promise<Messages | undefined>,
) {
  latestCall += 1;
  const call = latestCall;
  try {
    const messages = await translation;
    const integrity = kind === 'pinned' ? await loadJson('integrity.json') : undefined;
    const complete = {
      ...input,
      ...(messages && { messages }),
      ...(integrity ? { integrity } : {}),
    };
    if (call === latestCall) show(form, snippetBlocks(kind, complete as SnippetInput));
  } catch {
    if (call === latestCall) show(form, [{ where: words.loadingFailed, code: '' }]);
  }
}

/** Reuses the existing figures, so that focus and selection in them survive. */
function show(form: HTMLFormElement, blocks: readonly SnippetBlock[]) {
  const root = form.closest('[id]') as HTMLElement;
  const list = root.querySelector('[data-blocks]') as HTMLElement;
  const { content } = root.querySelector('[data-block]') as HTMLTemplateElement;
  while (list.children.length > blocks.length) list.lastElementChild?.remove();
  while (list.children.length < blocks.length) list.append(document.importNode(content, true));
  for (const [index, block] of blocks.entries()) fill(list.children[index] as HTMLElement, block);
}

function fill(figure: HTMLElement, { where, code }: SnippetBlock) {
  setText(figure, 'h3', where);
  setText(figure, 'code', code);
  setText(figure, 'button > span', ` (${where})`);
}

/** Also clears the status "Copied", which is about the old text. */
function setText(figure: HTMLElement, selector: string, text: string) {
  const element = figure.querySelector(selector) as HTMLElement;
  if (element.textContent === text) return;
  element.textContent = text;
  (figure.querySelector('[role=status]') as HTMLElement).textContent = '';
}
