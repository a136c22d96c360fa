import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CarouselDeps, createCarouselStore, slotOf } from '../../widgets/carousel/store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Eleven times the interval, and a bit: not a whole number of rounds, which would look like rest. */
const LONG = 57_000;

/** A carousel of new slides, with the world stood in for, and a record of what it said there. */
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
  if (count > 0) carousel().arrange(Array<string>(count).fill(''));
  return { carousel, events };
}

/** The same, in front of a visitor. */
function showCarousel(options: Parameters<typeof startCarousel>[0] = {}) {
  const shown = startCarousel(options);
  shown.carousel().hold('unseen', false);
  return shown;
}

test('it begins at the first slide, rotating as soon as it is seen, and says nothing', () => {
  const { carousel, events } = startCarousel();
  expect(carousel()).toMatchObject({ slide: 1, count: 4, isRotating: true });
  vi.advanceTimersByTime(LONG);
  expect(carousel().slide).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
  expect(events).toEqual([]);
});

describe('steps', () => {
  test('next goes on one slide, and from the last to the first', () => {
    const { carousel, events } = startCarousel();
    for (const slide of [2, 3, 4, 1]) {
      carousel().next();
      expect(carousel().slide).toBe(slide);
    }
    expect(events).toEqual([2, 3, 4, 1].map((step) => ['hire-step', { step, of: 4 }]));
  });

  test('back goes back one slide, and from the first to the last', () => {
    const { carousel, events } = startCarousel();
    for (const slide of [4, 3, 2, 1]) {
      carousel().back();
      expect(carousel().slide).toBe(slide);
    }
    expect(events).toHaveLength(4);
  });

  test('goTo shows that slide, and says so once', () => {
    const { carousel, events } = startCarousel();
    carousel().goTo(3);
    carousel().goTo(3);
    expect(events).toEqual([['hire-step', { step: 3, of: 4 }]]);
  });

  test.each([0, -1, 5, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('there is no slide %d', (n) => {
    const { carousel, events } = startCarousel();
    carousel().goTo(n);
    expect(carousel().slide).toBe(1);
    expect(events).toEqual([]);
  });

  test.each([0, 1])('of %d slides there is no next and no other', (count) => {
    const { carousel, events } = showCarousel({ count });
    carousel().next();
    carousel().back();
    vi.advanceTimersByTime(LONG);
    expect(carousel().slide).toBe(1);
    expect(events).toEqual([]);
  });
});

describe('rotation', () => {
  test('a slide stands for 5,000 ms and not one less', () => {
    const { carousel, events } = showCarousel();
    for (const slide of [2, 3, 4, 1]) {
      vi.advanceTimersByTime(4_999);
      expect(carousel().slide).not.toBe(slide);
      vi.advanceTimersByTime(1);
      expect(carousel().slide).toBe(slide);
    }
    expect(events).toHaveLength(4);
  });

  test('a host sets how long a slide stands', () => {
    const { carousel } = showCarousel({ interval: () => 8_000 });
    vi.advanceTimersByTime(7_999);
    expect(carousel().slide).toBe(1);
    vi.advanceTimersByTime(1);
    expect(carousel().slide).toBe(2);
  });

  test.each([
    ['too short to look at', 5, 1_000],
    ['negative', -1, 1_000],
    ['longer than a timer counts', 1e12, 2 ** 31 - 1],
  ])('an interval that is %s is held to what makes sense', (_, interval, stands) => {
    const { carousel } = showCarousel({ interval: () => interval });
    vi.advanceTimersByTime(stands - 1);
    expect(carousel().slide).toBe(1);
    vi.advanceTimersByTime(1);
    expect(carousel().slide).toBe(2);
  });

  test('an interval of 0 starts stopped, and rotates at 5,000 ms once it is asked to', () => {
    const { carousel } = showCarousel({ interval: () => 0 });
    expect(carousel().isRotating).toBe(false);
    vi.advanceTimersByTime(LONG);
    expect(carousel().slide).toBe(1);
    carousel().play();
    vi.advanceTimersByTime(5_000);
    expect(carousel().slide).toBe(2);
  });

  test('reduced motion starts stopped, and play starts it', () => {
    const { carousel } = showCarousel({ isMotionReduced: () => true });
    vi.advanceTimersByTime(LONG);
    expect(carousel()).toMatchObject({ slide: 1, isRotating: false });
    carousel().play();
    vi.advanceTimersByTime(5_000);
    expect(carousel()).toMatchObject({ slide: 2, isRotating: true });
  });

  test('pause stops it, whatever comes and goes meanwhile, until play', () => {
    const { carousel } = showCarousel();
    carousel().pause();
    for (const why of ['hover', 'focus', 'unseen'] as const) {
      carousel().hold(why, true);
      carousel().hold(why, false);
    }
    carousel().next();
    vi.advanceTimersByTime(LONG);
    expect(carousel()).toMatchObject({ slide: 2, isRotating: false });
    carousel().play();
    vi.advanceTimersByTime(5_000);
    expect(carousel().slide).toBe(3);
  });

  test('a slide that was gone to stands its whole time', () => {
    const { carousel } = showCarousel();
    vi.advanceTimersByTime(4_000);
    carousel().goTo(3);
    vi.advanceTimersByTime(4_999);
    expect(carousel().slide).toBe(3);
    vi.advanceTimersByTime(1);
    expect(carousel().slide).toBe(4);
  });
});

describe('holds', () => {
  test.each(['hover', 'focus', 'unseen'] as const)('%s holds it, and no longer', (why) => {
    const { carousel } = showCarousel();
    vi.advanceTimersByTime(4_999);
    carousel().hold(why, true);
    vi.advanceTimersByTime(LONG);
    expect(carousel()).toMatchObject({ slide: 1, isRotating: true });
    carousel().hold(why, false);
    vi.advanceTimersByTime(4_999);
    expect(carousel().slide).toBe(1);
    vi.advanceTimersByTime(1);
    expect(carousel().slide).toBe(2);
  });

  test('two holds hold until both are gone', () => {
    const { carousel } = showCarousel();
    carousel().hold('hover', true);
    carousel().hold('unseen', true);
    carousel().hold('hover', false);
    vi.advanceTimersByTime(LONG);
    expect(carousel().slide).toBe(1);
  });

  test('a hold that is told again does not begin the time again', () => {
    const { carousel } = showCarousel();
    vi.advanceTimersByTime(4_999);
    carousel().hold('unseen', false);
    vi.advanceTimersByTime(1);
    expect(carousel().slide).toBe(2);
  });

  test('play means now, though the pointer or the focus is on it, but never out of sight', () => {
    const { carousel } = showCarousel();
    carousel().hold('hover', true);
    carousel().hold('focus', true);
    carousel().play();
    vi.advanceTimersByTime(5_000);
    expect(carousel().slide).toBe(2);
    carousel().hold('unseen', true);
    carousel().play();
    vi.advanceTimersByTime(LONG);
    expect(carousel().slide).toBe(2);
  });

  test('what left the page has no timer, and forgets who pointed at it', () => {
    const { carousel } = showCarousel();
    carousel().hold('hover', true);
    carousel().leave();
    expect(vi.getTimerCount()).toBe(0);
    carousel().hold('unseen', false);
    vi.advanceTimersByTime(5_000);
    expect(carousel().slide).toBe(2);
  });
});

describe('slides that come and go', () => {
  const [one, two, three, four] = [1, 2, 3, 4].map(slotOf) as [string, string, string, string];

  test.each([
    ['one is added at the end', [one, two, three, four, ''], 3, 5],
    ['one is added before it', ['', one, two, three, four], 4, 5],
    ['one before it is removed', [one, three, four], 2, 3],
    ['they change places', [three, one, two, four], 1, 4],
    ['it is removed', [one, two, four], 3, 3],
    ['it and all after it are removed', [one, two], 2, 2],
    ['all are removed', [], 1, 0],
  ])('the third slide stays in view when %s', (_, slots, slide, count) => {
    const { carousel, events } = startCarousel();
    carousel().goTo(3);
    carousel().arrange(slots);
    expect(carousel()).toMatchObject({ slide, count });
    expect(events).toHaveLength(1);
  });

  test('it rotates from the second slide on', () => {
    const { carousel } = showCarousel({ count: 1 });
    expect(vi.getTimerCount()).toBe(0);
    carousel().arrange([one, '']);
    vi.advanceTimersByTime(5_000);
    expect(carousel().slide).toBe(2);
  });
});
