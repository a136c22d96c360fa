/**
 * The script that a page loads. It finds `hire-*` tags, also those that are added later, and imports
 * the code of each kind once: when the first of its tags comes near the window or is opened. The code
 * of `hire-get-matched` is in `./get-matched/element.ts`.
 */
const chunks = import.meta.glob('./*/element.ts');

const fileOf = (tag: string): string => `./${tag.slice('hire-'.length)}/element.ts`;
const tags = Object.keys(chunks).map((file) => `hire-${file.split('/')[1]}`);

/** A popover is defined before its child, which would otherwise be visible in the page for a moment. */
const undefinedTags = `:is(${tags}):not(:defined, hire-popover:not(:defined) *)`;

/** The tags that start closed, with what to do when one is found. The others load when near. */
const closedTags: Readonly<Record<string, (element: Element) => unknown>> = {
  'hire-discovery-call': () => {},
  'hire-newsletter-panel': () => {},
  'hire-newsletter-popup': loadOnEngagement,
  'hire-popover': load,
};

/** Loads a widget that is less than half a window's height or width outside the window. */
const nearby = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) load(target);
  },
  { rootMargin: '50%' },
);

/** Imports an element's code. Resolves to whether that worked; never rejects. */
async function load(element: Element): Promise<boolean> {
  nearby.unobserve(element);
  try {
    await chunks[fileOf(element.localName)]?.();
    findTags();
    return true;
  } catch {
    console.warn(`hire: <${element.localName}> could not be loaded`);
    return false;
  }
}

function findTags() {
  for (const element of document.querySelectorAll(undefinedTags)) {
    const onFound = closedTags[element.localName];
    if (!onFound) nearby.observe(element);
    else if (element.hasAttribute('open')) load(element);
    else if (!Object.hasOwn(element, 'open')) {
      addOpenPlaceholder(element);
      onFound(element);
    }
  }
}

/** Loads the popup only for a visitor who stays on the page and has not seen it in this session. */
function loadOnEngagement(popup: Element) {
  import('./kit/triggers/engagement.ts')
    .then(({ waitForEngagement }) => waitForEngagement())
    .then(() => load(popup))
    .catch(() => {});
}

/**
 * Until the element is defined, `open()` loads it and then calls the real method, and `open = true`,
 * as React sets it, sets the attribute. kit/element/define.ts removes this property.
 */
function addOpenPlaceholder(element: Element) {
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
 * Opens a widget from a button or a link: `data-hire-open="discovery-call"` names the first widget of
 * that kind or the one with that id, and `command="--open" commandfor="id"` the one with that id, also
 * in browsers without the Invoker Commands API.
 */
async function onClick(event: MouseEvent) {
  const opener = event.composedPath().find(isOpener);
  const widget = opener && widgetOf(opener);
  if (!widget || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  opener.focus();
  const link = opener.closest('a') ?? widget.querySelector('a');
  const loaded = load(widget);
  const isLoaded = await (link ? Promise.race([loaded, linkTimeout()]) : loaded);
  if (!isLoaded) return link && follow(link);
  const method = Reflect.get(widget, opener.getAttribute('command')?.slice(2) ?? 'open');
  if (typeof method === 'function') method.call(widget);
}

/** Browsers allow opening a new tab only for about five seconds after the click. */
const linkTimeout = () => new Promise<void>((resolve) => setTimeout(resolve, 4_000));

/** Follows a link instead of opening its widget. It leads to a page that works without the widget. */
function follow(link: HTMLElement) {
  removeEventListener('click', onClick);
  link.click();
  addEventListener('click', onClick);
}

const isOpener = (target: EventTarget): target is HTMLElement =>
  target instanceof HTMLElement && target.matches('[data-hire-open], [command^="--"][commandfor]');

function widgetOf(opener: HTMLElement): Element | null {
  const name = opener.dataset.hireOpen;
  const id = CSS.escape(name ?? opener.getAttribute('commandfor') ?? '');
  return document.querySelector(`${name ? `hire-${id},` : ''}[id="${id}"]:is(${tags})`);
}

addEventListener('click', onClick);
findTags();
new MutationObserver(findTags).observe(document, {
  childList: true,
  subtree: true,
  attributeFilter: ['open'],
});
