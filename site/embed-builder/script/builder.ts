import type { Place } from '../content/markup.ts';
import { type Relevance, relevance, type Settings } from '../content/settings.ts';
import type { Scheme, Snippet } from '../content/words.ts';
import { showColours, watchColours } from './colours.ts';
import { type Defaults, tokensOf, warningsOf } from './look.ts';
import { openPreview } from './preview.ts';
import { readAddress, readSettings, writeAddress } from './settings.ts';
import { showSnippet } from './snippet.ts';
import { openTranslation } from './translation.ts';
import { showWarnings } from './warnings.ts';

/** Brings the embed builder to life: whatever is chosen is seen, checked, written and kept. */
export function build(form: HTMLFormElement): void {
  const known: { place: Place; defaults: Defaults } = JSON.parse(form.dataset.builder ?? '');
  const preview = openPreview(form.querySelector('[data-preview]') as HTMLElement);
  const translation = openTranslation(form);
  const update = () => {
    const settings = readSettings(form);
    const tokens = tokensOf(settings, known.defaults);
    showRelevant(form, settings);
    showColours(form);
    showWarnings(form, warningsOf(settings, known.defaults));
    preview.show(settings, tokens, chosen(form, 'page') as Scheme);
    const order = { settings, tokens, place: known.place };
    const messages = translation.of(settings);
    messages.then(preview.speak, () => {});
    showSnippet(form, chosen(form, 'for') as Snippet, order, messages);
  };
  const change = () => {
    update();
    writeAddress(form);
  };

  watchColours(form);
  const isChosenBefore = readAddress(form);
  form.addEventListener('input', change);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    goToCode(form);
  });
  // The controls have their first values again only after the event.
  form.addEventListener('reset', () => setTimeout(change));
  update();
  if (isChosenBefore) writeAddress(form);
  form.toggleAttribute('data-ready', true);
}

const chosen = (form: HTMLFormElement, name: string): string =>
  String(new FormData(form).get(name));

function showRelevant(form: HTMLFormElement, settings: Settings) {
  for (const element of form.querySelectorAll<HTMLElement>('[data-when]'))
    element.hidden = !relevance[element.dataset.when as Relevance](settings);
}

/** Nothing is sent: the code is what the choices come to. */
function goToCode(form: HTMLFormElement) {
  const code = form.closest('[id]')?.querySelector<HTMLElement>('[data-parts]');
  code?.scrollIntoView({ block: 'start' });
  code?.querySelector('button')?.focus({ preventScroll: true });
}
