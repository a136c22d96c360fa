/**
 * The script of the pages for frames (site/build/files/embed-frames.ts). It gives the element the
 * attributes that the page's address names, before hire.js loads its code, and tells the page around the
 * frame its height and the element's events. Only that page hears them: see `embeddingOrigin`.
 */
const given = new URLSearchParams(location.search);
const element = document.body.firstElementChild;
for (const name of ['partner', 'campaign', 'for-role', 'theme']) {
  const value = given.get(name);
  if (value) element?.setAttribute(name, value);
}
document.documentElement.lang = given.get('lang') ?? document.documentElement.lang;

/** The origin of the page around the frame. Empty if it hides it; it then hears nothing. */
function embeddingOrigin(): string {
  const address = location.ancestorOrigins?.[0] ?? document.referrer;
  const [origin = ''] = /^https?:\/\/[^/]+/.exec(address) ?? [];
  return parent === window ? '' : origin;
}

const target = embeddingOrigin();

/** Events carry nothing that the visitor typed, so their details can leave the frame as they are. */
const events = [
  ...['ready', 'step', 'answer', 'invalid', 'submit', 'success', 'error', 'overlap'],
  'booking-scheduled',
].map((name) => `hire-${name}`);

if (target) {
  const tell = (message: { type: string; height?: number; detail?: unknown }) =>
    parent.postMessage(message, target);
  for (const type of events) {
    addEventListener(type, (event) => tell({ type, detail: (event as CustomEvent).detail }));
  }
  new ResizeObserver(([entry]) => {
    tell({ type: 'hire-height', height: Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0) });
  }).observe(document.body);
}

export {};
