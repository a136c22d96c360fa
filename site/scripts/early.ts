/**
 * The inline script in the head of every page. It does two things:
 * - It marks a page that opens scrolled: after a reload, Back, or by a fragment.
 * - It remembers what a visitor presses before hire.js has loaded: the link or button that opens a
 *   widget, or a button in a prerendered widget. The control is then marked as busy, and pressed again
 *   once hire.js has loaded. If hire.js cannot be loaded, such a link is followed in a new tab, and any
 *   other press shows the notice `#not-loaded`.
 */
(() => {
  // For style/one-frame-later.css.ts: the browser scrolls such a page in the first frame.
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (load?.type !== 'navigate' || location.hash) document.documentElement.dataset.scrolled = '';

  const pressed = new Set<HTMLElement>();
  const loader = '/widgets/v1/hire.js';
  const isLoader = ({ target }: Event) => (target as Element).getAttribute?.('src') === loader;
  let hasFailed = false;

  const notice = () => document.getElementById('not-loaded') as HTMLElement;
  /** At the edge of the window that is farther from the control. */
  const showNotice = (control: Element) => {
    const isLow = control.getBoundingClientRect().top * 2 > innerHeight;
    notice().style.inset = isLow ? '1rem 1rem auto' : 'auto 1rem 1rem';
    notice().showPopover();
  };
  const pressAgain = () => {
    const controls = [...pressed];
    pressed.clear();
    for (const control of controls) {
      control.ariaBusy = null;
      control.click();
    }
  };

  /** Lets the browser follow the link. Without a recent press it would refuse the new tab. */
  const followInNewTab = (control: Element): boolean => {
    if (!hasFailed || !control.matches('a') || !navigator.userActivation?.isActive) return false;
    control.setAttribute('target', '_blank');
    control.setAttribute('rel', 'noopener');
    return true;
  };
  const isPrerendered = (control: Element) =>
    (control.getRootNode() as ShadowRoot).host?.matches(':not(:defined)');

  const onClick = (event: MouseEvent) => {
    const control = (event.composedPath()[0] as Element).closest?.<HTMLButtonElement>(
      'button, [data-hire-open]',
    );
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (control.closest('#not-loaded')) return retry();
    if (control.dataset.hireOpen) {
      // The browser shows which field of the form is invalid.
      if (control.form?.checkValidity() === false || followInNewTab(control)) return;
      event.preventDefault();
    } else if (!isPrerendered(control)) return;
    control.ariaBusy = 'true';
    pressed.add(control);
    if (hasFailed) showNotice(control);
    else setTimeout(() => pressed.size > 0 && showNotice(control), 7_500);
  };

  const onLoad = () => {
    removeEventListener('click', onClick, true);
    notice()?.hidePopover();
    pressAgain();
  };
  const onError = () => {
    hasFailed = true;
    pressAgain();
  };
  const retry = () =>
    void import(/* @vite-ignore */ `${loader}?${Date.now()}`).then(onLoad, onError);

  addEventListener('click', onClick, true);
  // These events of an element reach the document, but not the window.
  document.addEventListener('load', (event) => isLoader(event) && onLoad(), true);
  document.addEventListener('error', (event) => isLoader(event) && onError(), true);
})();
