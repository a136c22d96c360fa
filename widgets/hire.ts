/**
 * The script that a page loads. It finds `hire-*` tags, also those that are added later, and imports
 * the code of each kind when one of its tags asks for it: see kit/element/tag.ts. The code of
 * `hire-get-matched` is built from `./get-matched/element.ts`.
 */
import type { LoadWhen, Tag } from './kit/element/tag.ts';
import { pressNotice } from './kit/press/notice.ts';
import {
  callMethod,
  createPress,
  isOpener,
  pressedControl,
  widgetNamedBy,
  widgetOf,
} from './kit/press/press.ts';
import { retriableImport } from './kit/retriable-import.ts';

const tags = Object.values(import.meta.glob<Tag>('./*/tag.ts', { eager: true, import: 'tag' }));
const tagOf = ({ localName }: Element) => tags.find(({ tag }) => tag === localName);

const parents = tags
  .filter(({ loadWhen }) => loadWhen === 'found')
  .map(({ tag }) => `${tag}:not(:defined) *`);
const undefinedTags = `:is(${tags.map(({ tag }) => tag)}):not(:defined, ${parents})`;

/** In the build for pages, each widget is a file of its own, so nothing of it is bundled here. */
const sources: Record<string, () => Promise<unknown>> = __FOLDER__
  ? {}
  : import.meta.glob('./*/element.ts');

const importOf = Object.fromEntries(
  tags.map(({ tag }) => {
    const name = tag.slice('hire-'.length);
    return [tag, retriableImport(name, sources[`./${name}/element.ts`])];
  }),
);

/** Loads a widget that comes near the window. */
const nearby = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) load(target);
  },
  { rootMargin: '50%' },
);

const onFound: Readonly<Record<LoadWhen, (element: Element) => unknown>> = {
  near: (element) => nearby.observe(element),
  opened: () => {},
  engaged: loadOnEngagement,
  found: load,
};

/** The elements that wait for their code. */
const found = new WeakSet<Element>();

/** Elements whose code could not be loaded. After that only a press or a method tries again. */
const failed = new WeakSet<Element>();

/** Imports an element's code. Resolves to whether that worked; never rejects. */
async function load(element: Element): Promise<boolean> {
  nearby.unobserve(element);
  try {
    await importOf[element.localName]?.();
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
    const { opens, loadWhen } = tagOf(element) as Tag;
    if (failed.has(element)) continue;
    if (opens && element.hasAttribute('open')) load(element);
    else if (!found.has(element)) {
      found.add(element);
      if (opens) addOpenPlaceholder(element);
      onFound[typeof loadWhen === 'string' ? loadWhen : loadWhen(element)](element);
    }
  }
}

/** Loads the popup only for a visitor who stays on the page and has not seen it in this session. */
function loadOnEngagement(popup: Element) {
  import('./kit/triggers/engagement.ts').then(
    ({ onEngagement }) => onEngagement(() => load(popup)),
    () => {},
  );
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
 * Loads the widget of a pressed control. An opener then opens it; a button in the prerendered view is
 * pressed again by kit/form/restore-input.ts.
 */
const press = createPress(
  async (control) => load(widgetOf(control) as Element),
  (control) => {
    const widget = isOpener(control) && widgetNamedBy(control);
    if (widget) callMethod(control, widget);
  },
  pressNotice,
);

addEventListener('click', (event) => {
  const control = pressedControl(event);
  if (!control) return;
  const widget = widgetOf(control);
  if (widget && tagOf(widget)) {
    event.preventDefault();
    control.focus();
    press(control);
  } else if (control.dataset.hireOpen) {
    console.warn(`hire: data-hire-open="${control.dataset.hireOpen}" names no widget of this page`);
  }
});
findTags();
new MutationObserver(findTags).observe(document, {
  childList: true,
  subtree: true,
  attributeFilter: ['open'],
});
