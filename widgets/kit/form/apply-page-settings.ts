import { enterPrefill, type PrefilledForm } from './prefill.ts';

const watched = new WeakSet<Element>();

/** Imported for a form that the page fills in, or after which it shows a page of its own. */
export function apply(form: PrefilledForm): void {
  enterPrefill(form);
  const { element } = form;
  // Warns of a wrong one now, not after a success.
  nextPageOf(form);
  if (!element || watched.has(element)) return;
  watched.add(element);
  element.addEventListener('hire-success', () => {
    const next = nextPageOf(form);
    // After the page's own listeners.
    if (next) queueMicrotask(() => location.assign(next));
  });
}

/** The page that `success-url` names. A `javascript:` URL would run as a script. */
function nextPageOf(form: PrefilledForm): string | undefined {
  const { successUrl } = form.values();
  if (!successUrl) return;
  const link = document.createElement('a');
  link.href = `${successUrl}`;
  if (/^https?:$/.test(link.protocol)) return link.href;
  console.warn('hire: success-url is not an http(s) address and is ignored');
}
