import { isInPopover, isTranslated, type Settings } from '../../content/embed/settings.ts';
import { type Order, type Part, partsOf } from '../../content/embed/snippets.ts';
import { type Snippet, words } from '../../content/embed/words.ts';

let asked = 0;

/** Shows what to paste, a figure for each place. */
export async function showSnippet(form: HTMLFormElement, kind: Snippet, order: Order) {
  asked += 1;
  const turn = asked;
  const isPinned = kind === 'pinned';
  const tags = isTranslated(order.settings) ? tagsIn(order.settings) : [];
  if (!isPinned && tags.length === 0) return show(form, partsOf(kind, order));
  try {
    const files = isPinned ? ['integrity.json'] : [];
    const [integrity] = await Promise.all(files.map(load));
    const messages = await Promise.all(tags.map((tag) => load(`messages/${tag}.json`)));
    const whole = {
      ...order,
      ...(isPinned && { integrity }),
      ...(tags.length > 0 && {
        messages: Object.fromEntries(tags.map((tag, at) => [tag, messages[at]])),
      }),
    };
    if (turn === asked) show(form, partsOf(kind, whole as Order));
  } catch {
    if (turn === asked) show(form, [{ where: words.loadingFailed, code: '' }]);
  }
}

const tagsIn = (settings: Settings): string[] => [
  ...(isInPopover(settings) ? ['hire-popover'] : []),
  `hire-${settings.widget}`,
];

const loaded = new Map<string, Promise<unknown>>();

/** Each file once; one that did not come is asked for again. */
function load(file: string): Promise<unknown> {
  const known = loaded.get(file) ?? fetchJson(`/widgets/${file}`);
  loaded.set(file, known);
  known.catch(() => loaded.delete(file));
  return known;
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
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
