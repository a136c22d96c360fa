import { matchesMedia } from '../../../widgets/kit/browser.ts';
import type { Sources } from '../content/markup.ts';
import { type Relevance, relevance, type Settings } from '../content/settings.ts';
import type { Scheme, Snippet } from '../content/words.ts';
import { showColors, watchColors } from './colors.ts';
import { openPreview } from './preview.ts';
import { keepInUrl, readSettings, readUrl } from './settings.ts';
import { showSnippet } from './snippet.ts';
import { type Defaults, tokensOf, warningsOf } from './theme.ts';
import { openTranslation } from './translation.ts';
import { showWarnings } from './warnings.ts';

/** Updates the preview, warnings, code and URL whenever a choice changes. */
export function startBuilder(form: HTMLFormElement): void {
  const { place: sources, defaults }: { place: Sources; defaults: Defaults } = JSON.parse(
    form.dataset.builder ?? '',
  );
  const preview = openPreview(form.querySelector('[data-preview]') as HTMLElement);
  const translation = openTranslation(form);
  const update = () => {
    const settings = readSettings(form);
    const tokens = tokensOf(settings, defaults);
    showRelevant(form, settings);
    showColors(form);
    showWarnings(form, warningsOf(settings, defaults));
    preview.show(settings, tokens, chosen(form, 'page') as Scheme);
    const input = { settings, tokens, sources };
    const messages = translation.read(settings);
    messages.then(preview.setMessages, () => {});
    showSnippet(form, chosen(form, 'for') as Snippet, input, messages);
  };
  const writeUrl = keepInUrl(form);
  const change = () => {
    update();
    writeUrl();
  };

  watchColors(form);
  startInVisitorsScheme(form);
  const hadChanges = readUrl(form);
  form.addEventListener('input', change);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    goToCode(form);
  });
  // The `reset` event fires before the controls get their initial values back.
  form.addEventListener('reset', () => setTimeout(change));
  update();
  if (hadChanges) writeUrl();
  form.toggleAttribute('data-ready', true);
}

/** Shows the example page as the visitor sees this page, until they choose. */
function startInVisitorsScheme(form: HTMLFormElement) {
  const scheme = matchesMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  for (const radio of form.querySelectorAll<HTMLInputElement>('[name=page]'))
    radio.defaultChecked = radio.value === scheme;
}

const chosen = (form: HTMLFormElement, name: string): string =>
  String(new FormData(form).get(name));

function showRelevant(form: HTMLFormElement, settings: Settings) {
  for (const element of form.querySelectorAll<HTMLElement>('[data-when]'))
    element.hidden = !relevance[element.dataset.when as Relevance](settings);
}

/** The form is never sent: its submit button leads to the code. */
function goToCode(form: HTMLFormElement) {
  const code = form.closest('[id]')?.querySelector<HTMLElement>('[data-blocks]');
  code?.scrollIntoView({ block: 'start' });
  code?.querySelector('button')?.focus({ preventScroll: true });
}
