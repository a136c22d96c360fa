import { slotChildren } from '../kit/element/slot-children.ts';
import type { Widget } from '../kit/element/widget.ts';
import { carryControls } from '../kit/form/typed-controls.ts';
import baseSheet from '../kit/style/base.css.ts?sheet';
import { themeSheet } from '../kit/style/theme-sheet.ts';
import { watchSight } from '../kit/triggers/watch-sight.ts';
import { attributes } from './content.ts';
import { type CarouselState, createCarouselStore, slotOf } from './store.ts';
import sheet from './style.css.ts?sheet';
import { Carousel } from './view.tsx';

export const carousel: Widget<CarouselState, typeof attributes> = {
  tag: 'hire-carousel',
  attributes,
  sheets: [themeSheet, baseSheet, sheet],
  carry: carryControls,
  View: Carousel,
  createStore: ({ values, emit }) =>
    createCarouselStore({ emit, interval: () => values().interval, isMotionReduced }),
  onConnect: (store, _, element) => {
    const leaving = new AbortController();
    watch(element, store.getState(), leaving.signal);
    return () => leaving.abort();
  },
  methods: {
    next: (store) => store.getState().next(),
    back: (store) => store.getState().back(),
    goTo: (store, place: number) => store.getState().goTo(place),
    play: (store) => store.getState().play(),
    pause: (store) => store.getState().pause(),
  },
};

/** Which slides there are, and what the visitor sees, points at, stands in and swipes. */
function watch(element: HTMLElement, state: CarouselState, signal: AbortSignal) {
  const { hold, pause, next, back } = state;
  const on = (type: string, act: (event: PointerEvent) => void) =>
    element.addEventListener(type, act as (event: Event) => void, { signal });

  slotChildren(element, slotOf, state.arrange, signal);
  watchSight(element, (isSeen) => hold('unseen', !isSeen), signal);
  signal.addEventListener('abort', state.leave);

  on('pointerenter', () => hold('hover', true));
  on('pointerleave', () => hold('hover', false));
  // The APG's pattern: what stopped for the keyboard does not start again unless it is asked to.
  on('focusin', (event) => {
    if ((event.composedPath()[0] as Element).matches(':focus-visible')) pause();
    else hold('focus', true);
  });
  on('focusout', () => hold('focus', false));

  let begin = 0;
  on('pointerdown', ({ clientX }) => {
    begin = clientX;
  });
  on('pointerup', ({ clientX, pointerType }) => {
    const across = clientX - begin;
    if (pointerType === 'mouse' || Math.abs(across) < SWIPE) return;
    pause();
    if (across < 0 === element.matches(':dir(rtl)')) back();
    else next();
  });
}

/** How far a finger or a pen travels sideways before it counts, in pixels. A mouse selects text. */
const SWIPE = 40;

function isMotionReduced(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
