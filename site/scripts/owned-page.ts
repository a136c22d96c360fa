import { keptStep } from '../../widgets/kit/form/history-draft.ts';
import { widget } from '../style/sizes.ts';
import { showMorning } from './morning.ts';
import { startProfileSoFar } from './profile-so-far.ts';
import { watchSamePageLinks } from './same-page.ts';

/** Starts what the page around a form that owns it does with the form. */
export function startOwnedPage(form: HTMLElement): void {
  watchSamePageLinks(form);
  form.addEventListener('hire-step', ({ detail }) => showMorning(form, detail));
  const step = keptStep(widget.steps);
  if (step) showMorning(form, { step, of: widget.steps });
  if (form.localName === 'hire-apply') {
    // From site/scripts/rate.ts. Browsers send no fragment to a server.
    const hourlyRate = /^#rate=(\d+)$/.exec(location.hash)?.[1];
    if (hourlyRate) form.setAttribute('prefill', JSON.stringify({ hourlyRate }));
    startProfileSoFar(form as HTMLElementTagNameMap['hire-apply']);
  }
}
