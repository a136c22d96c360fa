import { colours, pairs, schemes, warnings, words } from '../content/words.ts';
import { useColour } from './colours.ts';
import type { Warning } from './look.ts';

/** Says which colours cannot be told apart, and offers one that can; or that all is well. */
export function showWarnings(form: HTMLFormElement, found: readonly Warning[]): void {
  const list = form.querySelector('[data-checks]') as HTMLElement;
  const said = JSON.stringify(found);
  // Said again, it would be read out again.
  if (list.dataset.checks === said) return;
  list.dataset.checks = said;
  list.replaceChildren(...(found.length > 0 ? found.map((each) => drawn(form, each)) : [well()]));
}

function drawn(form: HTMLFormElement, warning: Warning): HTMLElement {
  const { colour, scheme, instead } = warning;
  const line = document.createElement('div');
  const text = document.createElement('span');
  text.append(...wordsOf(warning));
  line.append(text);
  if (instead) {
    line.append(offer(instead, () => useColour(form, `${colour}-${scheme}`, instead)));
  }
  return line;
}

function wordsOf({ pair, scheme, ratio, least, isDarker, colour }: Warning): (Node | string)[] {
  if (!pair) return [warnings.stillOurs];
  const fault = document.createElement('strong');
  // Rounded down: 4.499 is not 4.5.
  const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
  fault.textContent = warnings.fails(
    pairs[pair],
    schemes[scheme].toLowerCase(),
    shown,
    String(least),
  );
  return [fault, ` ${warnings.choose(isDarker, colours[colour])}`];
}

function offer(colour: string, use: () => void): HTMLElement {
  const button = document.createElement('button');
  const swatch = document.createElement('i');
  button.type = 'button';
  swatch.style.backgroundColor = colour;
  button.append(swatch, warnings.use(colour));
  button.addEventListener('click', use);
  return button;
}

function well(): HTMLElement {
  const line = document.createElement('div');
  line.textContent = words.passes;
  return line;
}
