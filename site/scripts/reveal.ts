import { matchesMedia } from '../../widgets/kit/browser.ts';

const distancePx = 16;
const durationMs = 400;
const staggerMs = 60;

/**
 * Animates elements once, when they are first scrolled into view. They are never hidden before, so
 * that printing, find in page and links to fragments work. A page that opens scrolled (early.ts) was
 * seen before, and movement would change where the browser scrolls to.
 */
export function revealOnScroll(): void {
  const { dataset } = document.documentElement;
  if (dataset.scrolled === '' || matchesMedia('(prefers-reduced-motion: reduce)')) return;
  const observer = new IntersectionObserver(
    (entries) => {
      const entered = entries.filter(({ isIntersecting }) => isIntersecting);
      entered.forEach(({ target }, index) => {
        observer.unobserve(target);
        if (dataset.motion !== 'off') animateIn(target, index * staggerMs);
      });
    },
    { rootMargin: '0px 0px 24px' },
  );
  for (const element of elementsBelowViewport()) observer.observe(element);
}

/** Elements that are visible on load are not animated. */
function* elementsBelowViewport(): Generator<Element> {
  for (const element of document.querySelectorAll('main > * ~ * [data-reveal]')) {
    const group = element.getAttribute('data-reveal') === 'each' ? element.children : [element];
    for (const item of group) if (item.getBoundingClientRect().top > innerHeight) yield item;
  }
}

const animateIn = (element: Element, delay: number) =>
  element.animate(
    { opacity: [0, 1], translate: [`0 ${distancePx}px`, '0 0'] },
    { duration: durationMs, delay, fill: 'backwards', easing: 'cubic-bezier(.2, .7, .2, 1)' },
  );
