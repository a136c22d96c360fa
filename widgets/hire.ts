import { firstInterest } from './kit/first-interest.ts';

/**
 * The one script a page loads. It finds `hire-*` tags, now and later, and imports each one's chunk
 * once: when the first of them comes near the viewport, or when somebody opens it. A widget is a
 * folder: `./get-matched/element.ts` registers `hire-get-matched`.
 */
const chunks = import.meta.glob('./*/element.ts');

const fileOf = (tag: string): string => `./${tag.slice('hire-'.length)}/element.ts`;
const tags = Object.keys(chunks).map((file) => `hire-${file.split('/')[1]}`);
const undefinedTags = tags.map((tag) => `${tag}:not(:defined)`).join();

/** These wait to be opened: being near the viewport says nothing of them. */
const closedTags = ['hire-discovery-call', 'hire-newsletter-panel', 'hire-newsletter-popup'];

/** How far outside the viewport a widget starts to load. */
const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) load(target);
  },
  { rootMargin: '50%' },
);

async function load(element: Element) {
  near.unobserve(element);
  try {
    await chunks[fileOf(element.localName)]?.();
  } catch {
    console.warn(`hire: <${element.localName}> could not be loaded`);
  }
}

function watch() {
  for (const element of document.querySelectorAll(undefinedTags)) {
    if (!closedTags.includes(element.localName)) near.observe(element);
    else if (element.hasAttribute('open')) load(element);
    else if (element.localName === 'hire-newsletter-popup')
      firstInterest().then(() => load(element));
  }
}

/**
 * `data-hire-open="discovery-call"` opens the page's first widget of that name, and
 * `command="--open" commandfor="id"` the one with that id, in every browser.
 */
async function onClick(event: MouseEvent) {
  const opener = event.composedPath().find(isOpener);
  const widget = opener && target(opener);
  if (!widget || event.defaultPrevented || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  opener.focus();
  await load(widget);
  const method = Reflect.get(widget, opener.getAttribute('command')?.slice(2) ?? 'open');
  if (typeof method === 'function') method.call(widget);
}

const isOpener = (target: EventTarget): target is HTMLElement =>
  target instanceof HTMLElement && target.matches('[data-hire-open], [command^="--"][commandfor]');

function target(opener: HTMLElement): Element | null {
  const name = opener.dataset.hireOpen;
  if (name) return document.querySelector(`hire-${CSS.escape(name)}`);
  const element = document.getElementById(opener.getAttribute('commandfor') ?? '');
  return element && tags.includes(element.localName) ? element : null;
}

addEventListener('click', onClick);
watch();
new MutationObserver(watch).observe(document, {
  childList: true,
  subtree: true,
  attributeFilter: ['open'],
});
