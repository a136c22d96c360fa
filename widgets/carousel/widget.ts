import { matchesMedia } from '../kit/browser.ts';
import { watchChildren } from '../kit/element/watch-children.ts';
import type { Widget } from '../kit/element/widget.ts';
import { restoreInput } from '../kit/form/restore-input.ts';
import baseSheet from '../kit/style/base.css.ts?sheet';
import { themeSheet } from '../kit/style/theme-sheet.ts';
import { watchVisibility } from '../kit/triggers/watch-visibility.ts';
import { attributes } from './content.ts';
import { type CarouselState, createCarouselStore } from './store.ts';
import sheet from './style.css.ts?sheet';
import { tag } from './tag.ts';
import { Carousel } from './view.tsx';

export const carousel: Widget<CarouselState, typeof attributes> = {
  ...tag,
  // Slots are assigned by the view, so that the host's children stay as they are.
  shadow: { slotAssignment: 'manual' },
  hasHostContent: true,
  attributes,
  sheets: [themeSheet, baseSheet, sheet],
  restoreInput,
  View: Carousel,
  createStore: ({ values, emit }) =>
    createCarouselStore({ emit, interval: () => values().interval, isMotionReduced }),
  // React and Angular set the interval after the element is there.
  onChange: (store, { interval }) => {
    if (interval === 0) store.getState().pause();
  },
  onConnect: (store, _, element) => {
    const watching = new AbortController();
    watch(element, store.getState(), watching.signal);
    return () => watching.abort();
  },
  methods: {
    next: (store) => store.getState().next(),
    back: (store) => store.getState().back(),
    goTo: (store, position: number) => store.getState().goTo(position),
    play: (store) => store.getState().play(),
    pause: (store) => store.getState().pause(),
  },
};

/** Tells the store about the slides, and about visibility, pointer, focus and swipes. */
function watch(element: HTMLElement, state: CarouselState, signal: AbortSignal) {
  const { suspend, next, back } = state;
  const on = (type: string, listener: (event: PointerEvent) => void) =>
    element.addEventListener(type, listener as (event: Event) => void, { signal });

  watchChildren(element, state.updateSlides, signal);
  watchVisibility(element, (isVisible) => suspend('unseen', !isVisible), signal);
  signal.addEventListener('abort', state.disconnect);

  on('pointerenter', () => suspend('hover', true));
  on('pointerleave', () => suspend('hover', false));
  // Only keyboard focus counts: a clicked button keeps the focus after the pointer leaves.
  on('focusin', (event) => {
    suspend('focus', (event.composedPath()[0] as Element).matches(':focus-visible'));
  });
  on('focusout', () => suspend('focus', false));

  let startX = 0;
  on('pointerdown', ({ clientX }) => {
    startX = clientX;
  });
  on('pointerup', ({ clientX, pointerType }) => {
    const distance = clientX - startX;
    if (pointerType === 'mouse' || Math.abs(distance) < MIN_SWIPE_PX) return;
    if (distance < 0 === element.matches(':dir(rtl)')) back();
    else next();
  });
}

/** The shortest swipe of a finger or a pen. A mouse selects text instead. */
const MIN_SWIPE_PX = 40;

const isMotionReduced = (): boolean => matchesMedia('(prefers-reduced-motion: reduce)');
