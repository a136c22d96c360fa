/**
 * The one script a page loads. It finds `hire-*` tags, now and later, and imports each one's chunk
 * once, when the first of them comes near the viewport.
 */
const chunks: Record<string, () => Promise<unknown>> = {
  'hire-get-matched': () => import('./get-matched/element.ts'),
};

const undefinedTags = Object.keys(chunks)
  .map((tag) => `${tag}:not(:defined)`)
  .join();

/** How far outside the viewport a widget starts to load. */
const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) load(target);
  },
  { rootMargin: '50%' },
);

function load(element: Element) {
  near.unobserve(element);
  chunks[element.localName]?.().catch(() => {
    console.warn(`hire: <${element.localName}> could not be loaded`);
  });
}

function watch() {
  for (const element of document.querySelectorAll(undefinedTags)) near.observe(element);
}

watch();
new MutationObserver(watch).observe(document, { childList: true, subtree: true });
