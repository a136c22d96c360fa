import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CarouselDeps, createCarouselStore } from '../../widgets/carousel/store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Longer than eleven intervals, and no multiple of a full round, which would end where it started. */
const LONG = 57_000;

/** Stand-ins for the children of an element, each of which is only equal to itself. */
const slides = Array.from({ length: 5 }, () => ({}) as Element);

/** A carousel with test doubles for its dependencies, and a record of its events. */
function startCarousel({ count = 4, ...changed }: Partial<CarouselDeps> & { count?: number } = {}) {
  const events: (readonly [name: string, detail: unknown])[] = [];
  const store = createCarouselStore({
    emit: (name, detail) => {
      events.push([name, detail]);
      return true;
    },
    interval: () => undefined,
    isMotionReduced: () => false,
    ...changed,
  });
  const carousel = store.getState;
  if (count > 0) carousel().updateSlides(slides.slice(0, count));
  return { carousel, events };
}

/** A carousel that is visible. */
function showCarousel(options: Parameters<typeof startCarousel>[0] = {}) {
  const shown = startCarousel(options);
  shown.carousel().suspend('unseen', false);
  return shown;
}

test('a carousel starts at the first slide and does not rotate until it is visible', () => {
  const { carousel, events } = startCarousel();
  expect(carousel()).toMatchObject({ slide: 1, slides: slides.slice(0, 4), isRotating: true });
  vi.advanceTimersByTime(LONG);
  expect(carousel().slide).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
  expect(events).toEqual([]);
});

describe('steps', () => {
  test('next shows the next slide, and the first after the last', () => {
    const { carousel, events } = startCarousel();
    for (const slide of [2, 3, 4, 1]) {
      carousel().next();
      expect(carousel().slide).toBe(slide);
    }
    expect(events).toEqual([2, 3, 4, 1].map((step) => ['hire-step', { step, of: 4 }]));
  });

  test('back shows the previous slide, and the last before the first', () => {
    const { carousel, events } = startCarousel();
    for (const slide of [4, 3, 2, 1]) {
      carousel().back();
      expect(carousel().slide).toBe(slide);
    }
    expect(events).toHaveLength(4);
  });

  test('goTo shows a slide and dispatches one event', () => {
    const { carousel, events } = startCarousel();
    carousel().goTo(3);
    carousel().goTo(3);
    expect(events).toEqual([['hire-step', { step: 3, of: 4 }]]);
  });

  test.each([0, -1, 5, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('goTo ignores %d', (n) => {
    const { carousel, events } = startCarousel();
    carousel().goTo(n);
    expect(carousel().slide).toBe(1);
    expect(events).toEqual([]);
  });

  test.each([0, 1])('with %d slides, the buttons and the timer do nothing', (count) => {
    const { carousel, events } = showCarousel({ count });
    carousel().next();
    carousel().back();
    vi.advanceTimersByTime(LONG);
    expect(carousel().slide).toBe(1);
    expect(events).toEqual([]);
  });
});

describe('rotation', () => {
  test('each slide is shown for exactly 5,000 ms', () => {
    const { carousel, events } = showCarousel();
    for (const slide of [2, 3, 4, 1]) {
      vi.advanceTimersByTime(4_999);
      expect(carousel().slide).not.toBe(slide);
      vi.advanceTimersByTime(1);
      expect(carousel().slide).toBe(slide);
    }
    expect(events).toHaveLength(4);
  });

  test('the host can set another interval', () => {
    const { carousel } = showCarousel({ interval: () => 8_000 });
    vi.advanceTimersByTime(7_999);
    expect(carousel().slide).toBe(1);
    vi.advanceTimersByTime(1);
    expect(carousel().slide).toBe(2);
  });

  test.each([
    ['too short to read', 5, 1_000],
    ['negative', -1, 1_000],
    ['too long for a timer', 1e12, 2 ** 31 - 1],
  ])('an interval that is %s is limited', (_, interval, limited) => {
    const { carousel } = showCarousel({ interval: () => interval });
    vi.advanceTimersByTime(limited - 1);
    expect(carousel().slide).toBe(1);
    vi.advanceTimersByTime(1);
    expect(carousel().slide).toBe(2);
  });

  test('a carousel with an interval of 0 starts paused, and rotates every 5,000 ms after play', () => {
    const { carousel } = showCarousel({ interval: () => 0 });
    expect(carousel().isRotating).toBe(false);
    vi.advanceTimersByTime(LONG);
    expect(carousel().slide).toBe(1);
    carousel().play();
    vi.advanceTimersByTime(5_000);
    expect(carousel().slide).toBe(2);
  });

  test('a carousel starts paused if reduced motion is preferred, and rotates after play', () => {
    const { carousel } = showCarousel({ isMotionReduced: () => true });
    vi.advanceTimersByTime(LONG);
    expect(carousel()).toMatchObject({ slide: 1, isRotating: false });
    carousel().play();
    vi.advanceTimersByTime(5_000);
    expect(carousel()).toMatchObject({ slide: 2, isRotating: true });
  });

  test('pause stops the rotation until play, also when suspensions begin and end', () => {
    const { carousel } = showCarousel();
    carousel().pause();
    for (const reason of ['hover', 'focus', 'unseen'] as const) {
      carousel().suspend(reason, true);
      carousel().suspend(reason, false);
    }
    carousel().next();
    vi.advanceTimersByTime(LONG);
    expect(carousel()).toMatchObject({ slide: 2, isRotating: false });
    carousel().play();
    vi.advanceTimersByTime(5_000);
    expect(carousel().slide).toBe(3);
  });

  test('goTo restarts the timer', () => {
    const { carousel } = showCarousel();
    vi.advanceTimersByTime(4_000);
    carousel().goTo(3);
    vi.advanceTimersByTime(4_999);
    expect(carousel().slide).toBe(3);
    vi.advanceTimersByTime(1);
    expect(carousel().slide).toBe(4);
  });
});

describe('suspensions', () => {
  test.each(['hover', 'focus', 'unseen'] as const)(
    'the suspension "%s" stops the rotation while it lasts',
    (reason) => {
      const { carousel } = showCarousel();
      vi.advanceTimersByTime(4_999);
      carousel().suspend(reason, true);
      vi.advanceTimersByTime(LONG);
      expect(carousel()).toMatchObject({ slide: 1, isRotating: true });
      carousel().suspend(reason, false);
      vi.advanceTimersByTime(4_999);
      expect(carousel().slide).toBe(1);
      vi.advanceTimersByTime(1);
      expect(carousel().slide).toBe(2);
    },
  );

  test('the rotation continues when the last of two suspensions ends', () => {
    const { carousel } = showCarousel();
    carousel().suspend('hover', true);
    carousel().suspend('unseen', true);
    carousel().suspend('hover', false);
    vi.advanceTimersByTime(LONG);
    expect(carousel().slide).toBe(1);
  });

  test('repeating a suspension’s state does not restart the timer', () => {
    const { carousel } = showCarousel();
    vi.advanceTimersByTime(4_999);
    carousel().suspend('unseen', false);
    vi.advanceTimersByTime(1);
    expect(carousel().slide).toBe(2);
  });

  test('play ends the suspensions by pointer and focus, but not that of an invisible carousel', () => {
    const { carousel } = showCarousel();
    carousel().suspend('hover', true);
    carousel().suspend('focus', true);
    carousel().play();
    vi.advanceTimersByTime(5_000);
    expect(carousel().slide).toBe(2);
    carousel().suspend('unseen', true);
    carousel().play();
    vi.advanceTimersByTime(LONG);
    expect(carousel().slide).toBe(2);
  });

  test('disconnecting stops the timer and ends the suspension by the pointer', () => {
    const { carousel } = showCarousel();
    carousel().suspend('hover', true);
    carousel().disconnect();
    expect(vi.getTimerCount()).toBe(0);
    carousel().suspend('unseen', false);
    vi.advanceTimersByTime(5_000);
    expect(carousel().slide).toBe(2);
  });
});

describe('changes of the slides', () => {
  const [one, two, three, four, added] = slides as [Element, Element, Element, Element, Element];

  test.each([
    ['one is added at the end', [one, two, three, four, added], 3, 5],
    ['one is added before it', [added, one, two, three, four], 4, 5],
    ['one before it is removed', [one, three, four], 2, 3],
    ['they are reordered', [three, one, two, four], 1, 4],
    ['it is removed', [one, two, four], 3, 3],
    ['it and all after it are removed', [one, two], 2, 2],
    ['all are removed', [], 1, 0],
  ])('the carousel stays at the third slide, or near it, when %s', (_, changed, slide, count) => {
    const { carousel, events } = startCarousel();
    carousel().goTo(3);
    carousel().updateSlides(changed);
    expect(carousel().slide).toBe(slide);
    expect(carousel().slides).toHaveLength(count);
    expect(events).toHaveLength(1);
  });

  test('a carousel rotates as soon as it has two slides', () => {
    const { carousel } = showCarousel({ count: 1 });
    expect(vi.getTimerCount()).toBe(0);
    carousel().updateSlides([one, added]);
    vi.advanceTimersByTime(5_000);
    expect(carousel().slide).toBe(2);
  });
});
