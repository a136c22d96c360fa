/**
 * The one script a page loads. It finds `hire-*` tags, now and later, and imports each one's chunk
 * once: when the first of them comes near the viewport, or when somebody opens it. A widget is a
 * folder: `./get-matched/element.ts` registers `hire-get-matched`.
 */
const chunks = import.meta.glob('./*/element.ts');

const fileOf = (tag: string): string => `./${tag.slice('hire-'.length)}/element.ts`;
const tags = Object.keys(chunks).map((file) => `hire-${file.split('/')[1]}`);

/** What a popover holds comes after it: before, it would stand in the page and then be gone. */
const undefinedTags = `:is(${tags}):not(:defined, hire-popover:not(:defined) *)`;

/** These wait to be opened, and being near the viewport says nothing of them: what they do first. */
const closedTags: Readonly<Record<string, (element: Element) => unknown>> = {
  'hire-discovery-call': () => {},
  'hire-newsletter-panel': () => {},
  'hire-newsletter-popup': loadOnInterest,
  'hire-popover': load,
};

/** How far outside the viewport a widget starts to load. */
const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) load(target);
  },
  { rootMargin: '50%' },
);

/** Answers whether the element is one now. */
async function load(element: Element): Promise<boolean> {
  near.unobserve(element);
  try {
    await chunks[fileOf(element.localName)]?.();
    watch();
    return true;
  } catch {
    console.warn(`hire: <${element.localName}> could not be loaded`);
    return false;
  }
}

function watch() {
  for (const element of document.querySelectorAll(undefinedTags)) {
    const begin = closedTags[element.localName];
    if (!begin) near.observe(element);
    else if (element.hasAttribute('open')) load(element);
    else if (!Object.hasOwn(element, 'open')) {
      standIn(element);
      begin(element);
    }
  }
}

/** The popup's own chunk is worth its bytes only to a visitor who stays, and once a session. */
function loadOnInterest(popup: Element) {
  import('./kit/triggers/first-interest.ts')
    .then(({ firstInterest }) => firstInterest())
    .then(() => load(popup))
    .catch(() => {});
}

/**
 * Until the chunk is there, `open()` fetches it first, and `open = true`, as React sets it, is the
 * attribute. kit/element/define.ts takes this away.
 */
function standIn(element: Element) {
  const open = async (...input: unknown[]) => {
    if (!(await load(element)) || !element.isConnected) return;
    Reflect.get(element, 'open').call(element, ...input);
  };
  Object.defineProperty(element, 'open', {
    configurable: true,
    get: () => open,
    set: (isOpen) => element.toggleAttribute('open', isOpen),
  });
}

/**
 * `data-hire-open="discovery-call"` opens the page's first widget of that name or with that id, and
 * `command="--open" commandfor="id"` the one with that id, in every browser.
 */
async function onClick(event: MouseEvent) {
  const opener = event.composedPath().find(isOpener);
  const widget = opener && target(opener);
  if (!widget || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  opener.focus();
  const link = opener.closest('a') ?? widget.querySelector('a');
  const loaded = load(widget);
  if (!(await (link ? Promise.race([loaded, pause()]) : loaded))) return link && follow(link);
  const method = Reflect.get(widget, opener.getAttribute('command')?.slice(2) ?? 'open');
  if (typeof method === 'function') method.call(widget);
}

/** Later, a browser no longer takes a new tab for the visitor's own wish. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 4_000));

/** A link that opens a widget leads to a page that does without it, as the one inside the tag does. */
function follow(link: HTMLElement) {
  removeEventListener('click', onClick);
  link.click();
  addEventListener('click', onClick);
}

const isOpener = (target: EventTarget): target is HTMLElement =>
  target instanceof HTMLElement && target.matches('[data-hire-open], [command^="--"][commandfor]');

function target(opener: HTMLElement): Element | null {
  const name = opener.dataset.hireOpen;
  const id = CSS.escape(name ?? opener.getAttribute('commandfor') ?? '');
  return document.querySelector(`${name ? `hire-${id},` : ''}[id="${id}"]:is(${tags})`);
}

addEventListener('click', onClick);
watch();
new MutationObserver(watch).observe(document, {
  childList: true,
  subtree: true,
  attributeFilter: ['open'],
});
