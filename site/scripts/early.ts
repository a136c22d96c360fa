/**
 * The inline script in the head of every page. It does three things:
 * - It marks a page that opens scrolled: after a reload, Back, or by a fragment.
 * - It tells the strip below the header the visitor's time, and the cards on the home page the hours
 *   that people share with the visitor. So neither changes after it was painted.
 * - It remembers what a visitor presses before hire.js has loaded, and presses it again then. If
 *   hire.js cannot be loaded, the notice `#not-loaded` says so and tries again.
 */
import { createPress, pressedControl } from '../../widgets/kit/press/press.ts';
import { hoursWithYou } from '../content/hours-with-you.ts';
import { sharedWith } from '../content/shared-hours.ts';

const loader = `/widgets/${__LOADER_FOLDER__}/hire.js`;

// For style/one-frame-later.css.ts: the browser scrolls such a page in the first frame.
const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (load?.type !== 'navigate' || location.hash) document.documentElement.dataset.scrolled = '';

const now = new Date();
const [hours, minutes] = [now.getHours(), now.getMinutes()];
const hour = hours + minutes / 60;
const { style } = document.documentElement;
// For the strip below the header. Not formatted by Intl, which a phone needs 20 ms or more to start.
const clock = `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'a' : 'p'}.m.`;
style.setProperty('--now', String((hour / 24) * 100));
style.setProperty('--now-text', `"${clock} where you are"`);

if (location.pathname === '/')
  for (let start = 0; start < 24; start += 1) {
    const [from, to] = sharedWith(start, -now.getTimezoneOffset() / 60);
    const shared = hoursWithYou({ minutes: 60 * (to - from) });
    style.setProperty(`--from-${start}`, String(from));
    style.setProperty(`--to-${start}`, String(to));
    if (shared) style.setProperty(`--shared-${start}`, `"${shared}"`);
  }

/** Whether hire.js has loaded, once that is known. */
let loading = new Promise<boolean>((resolve) => {
  // These events of an element reach the document, but not the window.
  for (const type of ['load', 'error']) {
    document.addEventListener(
      type,
      ({ target }) =>
        (target as Element).getAttribute?.('src') === loader && resolve(type === 'load'),
      true,
    );
  }
});

const notice = () => document.getElementById('not-loaded');
const retries: (() => void)[] = [];

const press = createPress(
  () => loading,
  (control) => {
    removeEventListener('click', onClick, true);
    control.click();
  },
  {
    showFailure(control, retry) {
      retries.push(retry);
      // At the edge of the window that is farther from the control.
      const isLow = control.getBoundingClientRect().top * 2 > innerHeight;
      const box = notice() as HTMLElement;
      // Browsers without popovers would always show it.
      box.hidden = false;
      box.style.inset = isLow ? '1rem 1rem auto' : 'auto 1rem 1rem';
      box.showPopover?.();
    },
    hide: () => notice()?.remove(),
  },
);

function onClick(event: MouseEvent) {
  if ((event.composedPath()[0] as Element).closest?.('#not-loaded button')) {
    // A browser remembers a failed import until the page is closed (whatwg/html#6768).
    loading = import(/* @vite-ignore */ `${loader}?${Date.now()}`).then(
      () => true,
      () => false,
    );
    for (const retry of retries.splice(0)) retry();
    return;
  }
  const control = pressedControl(event);
  if (!control) return;
  event.preventDefault();
  press(control);
}

addEventListener('click', onClick, true);
loading.then((isLoaded) => isLoaded && removeEventListener('click', onClick, true));
