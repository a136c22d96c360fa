/**
 * The script that a page loads. It finds `hire-*` tags, also those that are added later, and imports
 * the code of each kind when one of its tags asks for it: see kit/element/tag.ts. The code of
 * `hire-get-matched` is built from `./get-matched/element.ts`. A page that adds tags in a shadow root
 * after it has loaded imports `watch` from it.
 */
import type { LoadWhen, Tag } from './kit/element/tag.ts';
import { pressNotice } from './kit/press/notice.ts';
import {
  callMethod,
  createPress,
  isOpener,
  pressedControl,
  warnIfSeveral,
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

let current: Promise<{ load: typeof load } | undefined> | undefined;

/**
 * Imports the hire.js of the current release, because the files of an older one may be gone. Bundlers of
 * the npm package cannot resolve its address. `now` in that address marks a hire.js that was imported
 * in this way. It does not import another.
 */
function importCurrent() {
  if (!__FOLDER__ || import.meta.url.includes('?now=')) return;
  current ??= import(/* @vite-ignore */ `../${__LOADER_FOLDER__}/hire.js?now=${Date.now()}`).catch(
    () => {
      current = undefined;
    },
  );
  return current;
}

/** For each tag, the function that imports its code. */
const importOf: Readonly<Record<string, () => Promise<unknown>>> = Object.fromEntries(
  tags.map(({ tag }) => {
    const name = tag.slice('hire-'.length);
    const source = __FOLDER__ ? undefined : sources[`./${name}/element.ts`];
    return [tag, retriableImport(name, source)];
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
  loaded: (element) =>
    document.readyState === 'complete'
      ? load(element)
      : addEventListener('load', () => load(element), { once: true }),
  opened: () => {},
  engaged: loadOnEngagement,
  found: load,
};

/** The elements that wait for their code. */
const found = new WeakSet<Element>();

/** Elements whose code could not be loaded. After that only a press or a method tries again. */
const failed = new WeakSet<Element>();

/**
 * Imports an element's code. After a second failure, the hire.js of the current release tries it, and
 * looks after the page from then on. Resolves to whether it worked; never rejects.
 */
export async function load(element: Element): Promise<boolean> {
  nearby.unobserve(element);
  try {
    await importOf[element.localName]?.();
    findTags(element.getRootNode() as Root);
    return true;
  } catch {
    console.warn(`hire: <${element.localName}> did not load`);
    const newer = failed.has(element) && (await importCurrent());
    failed.add(element);
    return !!newer && newer.load(element);
  }
}

type Root = Document | ShadowRoot;

function findTags(root: Root) {
  for (const element of root.querySelectorAll(undefinedTags)) {
    if (failed.has(element)) continue;
    const { opens, loadWhen } = tagOf(element) as Tag;
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
    warnIfSeveral(control);
    event.preventDefault();
    control.focus();
    press(control);
  } else if (control.dataset.hireOpen) {
    console.warn(`hire: data-hire-open="${control.dataset.hireOpen}" names no widget of this page`);
  }
});

/** Finds the tags in a shadow root of the page, now and later. Call it once for each root. */
export function watch(root: Root): void {
  findTags(root);
  new MutationObserver(() => findTags(root)).observe(root, {
    childList: true,
    subtree: true,
    attributeFilter: ['open'],
  });
}

watch(document);

/** Tags in the shadow roots that the page has by now, and in those inside them; `watch` is for later ones. */
function watchShadowRoots(root: Root) {
  for (const { shadowRoot } of root.querySelectorAll('*')) {
    if (!shadowRoot) continue;
    if (shadowRoot.querySelector(undefinedTags)) watch(shadowRoot);
    watchShadowRoots(shadowRoot);
  }
}

watchShadowRoots(document);
addEventListener('load', () => watchShadowRoots(document));

// A partner opens a page with `?hire-check` to see whether its embed works.
if (/hire-check/.test(location.href)) import('./kit/check/check.ts');
