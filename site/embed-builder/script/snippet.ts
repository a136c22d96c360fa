import type { Messages } from '../content/markup.ts';
import { type Order, type Part, partsOf } from '../content/snippets.ts';
import { type Snippet, words } from '../content/words.ts';
import { load } from './load.ts';

let asked = 0;

/** Shows what to paste, a figure for each place. */
export async function showSnippet(
  form: HTMLFormElement,
  kind: Snippet,
  order: Order,
  translation: Promise<Messages | undefined>,
) {
  asked += 1;
  const turn = asked;
  try {
    const messages = await translation;
    const integrity = kind === 'pinned' ? await load('integrity.json') : undefined;
    const whole = { ...order, ...(messages && { messages }), ...(integrity ? { integrity } : {}) };
    if (turn === asked) show(form, partsOf(kind, whole as Order));
  } catch {
    if (turn === asked) show(form, [{ where: words.loadingFailed, code: '' }]);
  }
}

/** Figures that are there stay, so that whoever reads or selects in one loses nothing. */
function show(form: HTMLFormElement, parts: readonly Part[]) {
  const root = form.closest('[id]') as HTMLElement;
  const list = root.querySelector('[data-parts]') as HTMLElement;
  const { content } = root.querySelector('[data-part]') as HTMLTemplateElement;
  while (list.children.length > parts.length) list.lastElementChild?.remove();
  while (list.children.length < parts.length) list.append(document.importNode(content, true));
  for (const [at, part] of parts.entries()) fill(list.children[at] as HTMLElement, part);
}

function fill(figure: HTMLElement, { where, code }: Part) {
  write(figure, 'h3', where);
  write(figure, 'code', code);
  write(figure, 'button > span', ` (${where})`);
}

/** A copy that is no longer the latest says so no more. */
function write(figure: HTMLElement, selector: string, text: string) {
  const element = figure.querySelector(selector) as HTMLElement;
  if (element.textContent === text) return;
  element.textContent = text;
  (figure.querySelector('[role=status]') as HTMLElement).textContent = '';
}
