/**
 * The inline script in the head of every page. It marks a page that opens scrolled: by a reload, Back
 * or a fragment. Then it remembers what a visitor presses before hire.js has loaded:
 * A press on a link or a button that opens a widget, or in the prerendered view of one, marks the
 * control as busy, and is done once hire.js has loaded. If hire.js cannot be loaded, such a link is
 * followed in a new tab, and any other press shows the notice `#not-loaded`.
 */
(() => {
  // The browser scrolls such a page in the first frame: components/one-frame-later.css.ts.
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

  const onClick = (event: MouseEvent) => {
    const control = (event.composedPath()[0] as Element).closest?.<HTMLButtonElement>(
      'button, [data-hire-open]',
    );
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (control.closest('#not-loaded')) return retry();
    if (control.dataset.hireOpen) {
      // The browser shows which field of the form is invalid.
      if (control.form?.checkValidity() === false) return;
      // Without a recent press the browser would refuse the new tab.
      if (hasFailed && control.matches('a') && navigator.userActivation?.isActive) {
        control.setAttribute('target', '_blank');
        control.setAttribute('rel', 'noopener');
        return;
      }
      event.preventDefault();
    } else if (!(control.getRootNode() as ShadowRoot).host?.matches(':not(:defined)')) return;
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
  // The window does not get these events of an element.
  document.addEventListener('load', (event) => isLoader(event) && onLoad(), true);
  document.addEventListener('error', (event) => isLoader(event) && onError(), true);
})();
