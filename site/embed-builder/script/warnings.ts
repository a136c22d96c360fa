import { colors, pairs, schemes, warnings, words } from '../content/words.ts';
import { setColor } from './colors.ts';
import type { Warning } from './theme.ts';

/** Lists each pair with too little contrast and a button to fix it, or says that all pass. */
export function showWarnings(form: HTMLFormElement, found: readonly Warning[]): void {
  const list = form.querySelector('[data-warnings]') as HTMLElement;
  const serialized = JSON.stringify(found);
  // A live region: rewriting the same text would make screen readers announce it again.
  if (list.dataset.warnings === serialized) return;
  list.dataset.warnings = serialized;
  const group = list.closest('details');
  if (group && found.length > 0) group.open = true;
  list.replaceChildren(
    ...(found.length > 0 ? found.map((warning) => createWarning(form, warning)) : [createPassed()]),
  );
}

function createWarning(form: HTMLFormElement, warning: Warning): HTMLElement {
  const { color, scheme, suggestion } = warning;
  const line = document.createElement('div');
  const text = document.createElement('span');
  text.append(...wordsOf(warning));
  line.append(text);
  if (suggestion) {
    line.append(
      createFixButton(suggestion, () => setColor(form, `${color}-${scheme}`, suggestion)),
    );
  }
  return line;
}

function wordsOf({ pair, scheme, ratio, required, isDarker, color }: Warning): (Node | string)[] {
  if (!pair) return [warnings.stillOurs];
  const problem = document.createElement('strong');
  // Rounded down, because 4.499 fails and must not be shown as 4.50.
  const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
  problem.textContent = warnings.fails(
    pairs[pair],
    schemes[scheme].toLowerCase(),
    shown,
    String(required),
  );
  return [problem, ` ${warnings.choose(isDarker, colors[color])}`];
}

function createFixButton(color: string, use: () => void): HTMLElement {
  const button = document.createElement('button');
  const swatch = document.createElement('i');
  button.type = 'button';
  swatch.style.backgroundColor = color;
  button.append(swatch, warnings.use(color));
  button.addEventListener('click', use);
  return button;
}

function createPassed(): HTMLElement {
  const line = document.createElement('div');
  line.textContent = words.passes;
  return line;
}
