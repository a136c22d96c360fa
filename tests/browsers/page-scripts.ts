// These functions run in a page, so they can use only their parameters.

/** Scrolls to the widget, because its code is loaded when it is near the window. */
export async function waitForDefinition(tag: string): Promise<void> {
  document.querySelector(tag)?.scrollIntoView({ block: 'center' });
  await customElements.whenDefined(tag);
}

export function focusedText(): string {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused?.textContent?.trim() ?? '';
}

/** How far the confirmation is below the window's top, in pixels, once the history has settled. */
export async function confirmationTop(): Promise<number> {
  for (const _ of Array(3)) await new Promise(requestAnimationFrame);
  const heading = document.querySelector('hire-get-matched')?.shadowRoot?.querySelector('h2');
  return heading?.getBoundingClientRect().top ?? Number.NaN;
}

/** Collects errors from now on. Earlier ones are covered by the check that all elements work. */
export function watchErrors(): void {
  const errors: string[] = [];
  Object.assign(window, { errors });
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  console.error = (...words) => errors.push(words.join(' '));
}

export const listErrors = (): string[] => Reflect.get(window, 'errors');

/** The texts of all paragraphs, also in shadow roots. */
export function listParagraphs(): string[] {
  const listIn = (root: Document | ShadowRoot): string[] =>
    [...root.querySelectorAll('*')].flatMap(({ localName, textContent, shadowRoot }) => [
      ...(localName === 'p' ? [textContent] : []),
      ...(shadowRoot ? listIn(shadowRoot) : []),
    ]);
  return listIn(document);
}

/** Responses to later requests are withheld from the page until `releaseResponses` is called. */
export function holdResponses(): void {
  const { fetch } = window;
  const held = new Promise((release) => Object.assign(window, { release }));
  window.fetch = async (...request) => {
    const response = await fetch(...request);
    await held;
    return response;
  };
}

export const releaseResponses = (): void => Reflect.get(window, 'release')();

/** Wide enough for the wizard to show the answers beside its question. */
export function openFrame(address: string): void {
  const frame = document.createElement('iframe');
  Object.assign(frame, { src: address, width: 1300, height: 1000 });
  document.body.append(frame);
}

export function requestBlockedImage(address: string): void {
  new Image().src = address;
}

export async function listViolations(tag: string): Promise<string[]> {
  const { violations } = await Reflect.get(window, 'axe').run(tag);
  return violations.map(({ id, nodes }: { id: string; nodes: { target: unknown }[] }) =>
    [id, ...nodes.map(({ target }) => String(target))].join(' '),
  );
}

export function scrollToEnd(): void {
  scrollTo(0, document.documentElement.scrollHeight);
}

/** Scrolls through the page, so that content further down is loaded. */
export async function scrollThrough(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo(0, top);
    await frame();
    await frame();
  }
  scrollTo(0, 0);
}

export async function waitUntilStill(): Promise<void> {
  const wanted = [...document.images].filter(({ loading }) => loading !== 'lazy');
  const pictures = wanted.map((image) => image.decode().catch(() => {}));
  const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot ? rootsIn(shadowRoot) : [],
    ),
  ];
  // An animation that follows the scroll position ends only when somebody scrolls.
  const moving = rootsIn(document)
    .flatMap((root) => root.getAnimations())
    .filter(({ timeline }) => timeline === document.timeline)
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
  await Promise.all([...pictures, ...moving.map(({ finished }) => finished.catch(() => {}))]);
}

export function horizontalOverflow(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return Math.max(0, scrollWidth - clientWidth);
}

/** Starts what leaves the page only after the driver has its answer. */
export const goBack = () => void setTimeout(() => history.back());
export const reload = () => void setTimeout(() => location.reload());

/** The name of the visible slide of a carousel. */
export const shownSlide = (): string | null | undefined =>
  document
    .querySelector('hire-carousel')
    ?.shadowRoot?.querySelector('[role=group][aria-roledescription]:not([data-hidden])')?.ariaLabel;

/** The height of a carousel's first slide, which is 0 if the browser does not draw it. */
export const slideHeight = (): number | undefined =>
  document.querySelector('hire-carousel')?.firstElementChild?.getBoundingClientRect().height;
