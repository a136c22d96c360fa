import { askWhetherAllowed, type Facts, judge } from '../../../widgets/kit/check/judge.ts';
import { parseUrl } from '../../../widgets/kit/parse-url.ts';
import { loadJson } from './load.ts';

/** Judges the pasted markup when a partner presses the button. */
export function startHealth(form: HTMLFormElement): void {
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const [markup, address] = ['textarea', 'input'].map(
      (name) => (form.querySelector(name) as HTMLInputElement).value,
    );
    const origin = parseUrl(address ?? '')?.origin ?? '';
    const [{ readMarkup }, isAllowed, release] = await Promise.all([
      import('./read-markup.ts'),
      origin ? askWhetherAllowed(origin) : undefined,
      loadJson('integrity.json').catch(() => ({ version: '' })),
    ]);
    const latest = (release as { version: string }).version;
    show(form, { ...readMarkup(markup ?? ''), origin, isAllowed, blocked: [], latest });
  });
}

function show(form: HTMLFormElement, facts: Facts) {
  const lines = judge(facts).map(({ what, isFine, text }) => {
    const line = document.createElement('div');
    line.toggleAttribute('data-fault', !isFine);
    line.textContent = `${isFine ? '✓' : '✗'} ${what}: ${text}`;
    return line;
  });
  form.querySelector('[data-findings]')?.replaceChildren(...lines);
}
