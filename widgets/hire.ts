/**
 * The script that a page loads. It finds `hire-*` tags, also those that are added later, and imports
 * the code of each kind once: when the first of its tags comes near the window or is opened. The code
 * of `hire-get-matched` is in `./get-matched/element.ts`.
 */
import { messages } from './kit/loading/content.ts';
import { hideLoadNotice, showLoadNotice } from './kit/loading/load-notice.ts';

const chunks = import.meta.glob('./*/element.ts');

const fileOf = (tag: string): string => `./${tag.slice('hire-'.length)}/element.ts`;
const tags = Object.keys(chunks).map((file) => `hire-${file.split('/')[1]}`);

/** A popover is defined before its child, which would otherwise be visible in the page for a moment. */
const undefinedTags = `:is(${tags}):not(:defined, hire-popover:not(:defined) *)`;

/** The tags that start closed, with what to do when one is found. The others load when near. */
const closedTags: Readonly<Record<string, (element: Element) => unknown>> = {
  'hire-discovery-call': () => {},
  'hire-newsletter-panel': (panel) => panel.id || nearby.observe(panel),
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

/** Elements whose code could not be loaded. After that only a press or a method tries again. */
const failed = new WeakSet<Element>();

/** Imports an element's code. Resolves to whether that worked; never rejects. */
async function load(element: Element): Promise<boolean> {
  nearby.unobserve(element);
  try {
    await chunks[fileOf(element.localName)]?.();
    findTags();
    return true;
  } catch {
    console.warn(`hire: <${element.localName}> could not be loaded`);
    failed.add(element);
    return false;
  }
}

function findTags() {
  for (const element of document.querySelectorAll(undefinedTags)) {
    const onFound = closedTags[element.localName];
    if (failed.has(element)) continue;
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
 *
 * A press on a button in the prerendered view of an element whose code is missing loads that code:
 * kit/form/restore-input.ts presses the button again.
 */
function onClick(event: MouseEvent) {
  const control = event.composedPath().find(widgetOf) as HTMLElement | undefined;
  if (!control || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey)
    return;
  event.preventDefault();
  press(control);
}

/**
 * Loads the widget and does what the visitor pressed. While that takes time, the control is busy, and
 * a notice says so. If loading fails, a link that opens a widget is followed in a new tab.
 */
async function press(control: HTMLElement) {
  const widget = widgetOf(control) as Element;
  const link = control.closest('a') ?? widget.querySelector('a');
  const fail = () => showLoadNotice(control, messages.failed, () => press(control), link);
  const timers = [
    setTimeout(showLoadNotice, 4_000, control, messages.slow),
    setTimeout(fail, 7_500),
  ];
  control.focus();
  control.ariaBusy = 'true';
  const isLoaded = await load(widget);
  timers.forEach(clearTimeout);
  control.ariaBusy = null;
  if (!isLoaded) {
    const copy = fail();
    // The browser may refuse a new tab so long after the press: the notice keeps the link.
    return isOpener(control) && copy?.click();
  }
  hideLoadNotice();
  const method = Reflect.get(widget, control.getAttribute('command')?.slice(2) ?? 'open');
  if (isOpener(control) && typeof method === 'function') method.call(widget);
}

const isOpener = (target: Element): boolean =>
  target.matches('[data-hire-open], [command^="--"][commandfor]');

/** The widget that an opener names, or the one without its code that a pressed button is part of. */
function widgetOf(target: EventTarget): Element | null | undefined {
  if (!(target instanceof HTMLElement)) return null;
  if (!isOpener(target)) {
    const { host } = target.getRootNode() as ShadowRoot;
    return target.localName === 'button' && host?.matches(undefinedTags) ? host : null;
  }
  const name = target.dataset.hireOpen;
  const id = CSS.escape(name ?? target.getAttribute('commandfor') ?? '');
  return document.querySelector(`${name ? `hire-${id},` : ''}[id="${id}"]:is(${tags})`);
}

addEventListener('click', onClick);
findTags();
new MutationObserver(findTags).observe(document, {
  childList: true,
  subtree: true,
  attributeFilter: ['open'],
});
