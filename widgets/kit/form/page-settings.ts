import type { PrefilledForm } from './prefill.ts';

/**
 * Called when a form is added, and whenever an attribute changes. The code of the attributes that few pages
 * set is a file of its own.
 */
export function applyPageSettings(form: PrefilledForm): void {
  const { prefill, prefillFromQuery, successUrl } = form.values();
  if (prefill || prefillFromQuery !== undefined || successUrl)
    import('./apply-page-settings.ts').then(
      ({ apply }) => apply(form),
      () => {},
    );
}
