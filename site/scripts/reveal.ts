const distance = 16;
const duration = 400;
const stagger = 60;

/**
 * What scrolls into view for the first time comes up by a little, once. Nothing is ever hidden
 * while it waits, so paper, search and links to a part of the page find all there is.
 */
export function revealOnScroll(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const sight = new IntersectionObserver(
    (entries) => {
      const arrived = entries.filter(({ isIntersecting }) => isIntersecting);
      arrived.forEach(({ target }, index) => {
        sight.unobserve(target);
        if (document.documentElement.dataset.motion !== 'off') rise(target, index * stagger);
      });
    },
    { rootMargin: '0px 0px 24px' },
  );
  for (const element of waiting()) sight.observe(element);
}

/** All but what is in view from the start. */
function* waiting(): Generator<Element> {
  for (const element of document.querySelectorAll('main > * ~ * [data-reveal]')) {
    const group = element.getAttribute('data-reveal') === 'each' ? element.children : [element];
    for (const one of group) if (one.getBoundingClientRect().top > innerHeight) yield one;
  }
}

const rise = (element: Element, delay: number) =>
  element.animate(
    { opacity: [0, 1], translate: [`0 ${distance}px`, '0 0'] },
    { duration, delay, fill: 'backwards', easing: 'cubic-bezier(.2, .7, .2, 1)' },
  );
