import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Frequency } from '../../widgets/kit/triggers/prompt.ts';

const KEY = 'hire-popover-shown';
const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;
const NOW = Date.UTC(2026, 10, 21);

const page = { scrollTop: 0, scrollHeight: 1_500, clientHeight: 500 };
const kept = new Map<string, string>();
const openDialogs: object[] = [];

/** What the module keeps for as long as a page lives is each test's own. */
let module: typeof import('../../widgets/kit/triggers/prompt.ts');

beforeEach(async () => {
  vi.resetModules();
  module = await import('../../widgets/kit/triggers/prompt.ts');
  vi.useFakeTimers({ now: NOW });
  const view = new EventTarget();
  const sheet = {
    visibilityState: 'visible',
    prerendering: false,
    activeElement: null,
    fullscreenElement: null,
    scrollingElement: page,
    querySelectorAll: (selector: string) => (selector.includes('dialog') ? openDialogs : []),
  };
  vi.stubGlobal('document', Object.assign(new EventTarget(), sheet));
  vi.stubGlobal('addEventListener', view.addEventListener.bind(view));
  vi.stubGlobal('dispatchEvent', view.dispatchEvent.bind(view));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  Object.assign(page, { scrollTop: 0, scrollHeight: 1_500 });
  openDialogs.length = 0;
  kept.clear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Makes an offer; answers how often it was acted on, and how to withdraw it. */
function offerOn(openOn: string, frequency?: Frequency) {
  const act = vi.fn();
  const withdrawing = new AbortController();
  module.offer(openOn, frequency, act, withdrawing.signal);
  return { count: () => act.mock.calls.length, withdraw: () => withdrawing.abort() };
}

const turn = (change: Partial<Record<'visibilityState' | 'prerendering', unknown>>) => {
  Object.assign(document, change);
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('prerenderingchange'));
};

function scrollTo(share: number) {
  page.scrollTop = share * (page.scrollHeight - page.clientHeight);
  dispatchEvent(new Event('scroll'));
}

function scrollByHand(share: number) {
  dispatchEvent(new Event('wheel'));
  scrollTo(share);
}

const leave = (given: object = {}) =>
  document.dispatchEvent(
    Object.assign(new Event('pointerout'), {
      pointerType: 'mouse',
      relatedTarget: null,
      clientY: -1,
      ...given,
    }),
  );

describe('occasions', () => {
  test('"load" is as soon as the page is seen', () => {
    const { count } = offerOn('load');
    vi.advanceTimersByTime(0);
    expect(count()).toBe(1);
  });

  test('"load" on a page that is prerendered waits until it is shown', () => {
    turn({ prerendering: true });
    const { count } = offerOn('load');
    vi.advanceTimersByTime(60 * SECOND);
    expect(count()).toBe(0);
    turn({ prerendering: false });
    vi.advanceTimersByTime(0);
    expect(count()).toBe(1);
  });

  test('"delay:20" is after 20,000 ms, and not one before', () => {
    const { count } = offerOn('delay:20');
    vi.advanceTimersByTime(20 * SECOND - 1);
    expect(count()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(count()).toBe(1);
  });

  test('of a delay only the time counts in which the page is seen', () => {
    const { count } = offerOn('delay:10');
    vi.advanceTimersByTime(6 * SECOND);
    turn({ visibilityState: 'hidden' });
    vi.advanceTimersByTime(60 * SECOND);
    turn({ visibilityState: 'visible' });
    vi.advanceTimersByTime(4 * SECOND - 1);
    expect(count()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(count()).toBe(1);
  });

  test('a delay longer than a timer can count does not come at once', () => {
    const { count } = offerOn('delay:99999999');
    vi.advanceTimersByTime(DAY);
    expect(count()).toBe(0);
  });

  test('"scroll:50" is past half of the page, by the visitor’s own scrolling', () => {
    const { count } = offerOn('scroll:50');
    scrollTo(0.9);
    expect(count()).toBe(0);
    scrollByHand(0.5);
    expect(count()).toBe(0);
    scrollTo(0.51);
    expect(count()).toBe(1);
  });

  test('"scroll:100" is the end of the page', () => {
    const { count } = offerOn('scroll:100');
    scrollByHand(0.98);
    expect(count()).toBe(0);
    scrollByHand(1);
    expect(count()).toBe(1);
  });

  test('a page that cannot be scrolled has no depth', () => {
    page.scrollHeight = page.clientHeight;
    const { count } = offerOn('scroll:0');
    scrollByHand(1);
    expect(count()).toBe(0);
  });

  test('"exit" is when a mouse leaves by the upper edge, and by no other', () => {
    const { count } = offerOn('exit');
    leave({ clientY: 300 });
    leave({ relatedTarget: {} });
    leave({ pointerType: 'touch' });
    expect(count()).toBe(0);
    leave();
    expect(count()).toBe(1);
  });

  test('"click" is none, and no mistake', () => {
    const warn = vi.spyOn(console, 'warn');
    const { count } = offerOn('click');
    vi.advanceTimersByTime(DAY);
    expect(count()).toBe(0);
    expect(warn).not.toHaveBeenCalled();
  });

  for (const word of ['later', 'delay', 'delay:soon', 'delay:-1', 'scroll:half', 'constructor']) {
    test(`"${word}" says nothing, and the console says so`, () => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const { count } = offerOn(word);
      vi.advanceTimersByTime(DAY);
      expect(count()).toBe(0);
      expect(warn).toHaveBeenCalledWith(expect.stringContaining(`open-on="${word}"`));
    });
  }

  test('of several the first counts, and only once', () => {
    const { count } = offerOn(' delay:20  scroll:50 exit');
    leave();
    vi.advanceTimersByTime(60 * SECOND);
    scrollByHand(1);
    leave();
    expect(count()).toBe(1);
  });

  test('withdrawn, it never comes, and no timer is left', () => {
    const { count, withdraw } = offerOn('delay:1 scroll:0 exit');
    withdraw();
    expect(vi.getTimerCount()).toBe(0);
    scrollByHand(1);
    leave();
    expect(count()).toBe(0);
  });

  test('it waits for what is open on the page, and not beyond its withdrawal', () => {
    openDialogs.push({ checkVisibility: () => true, closest: () => null });
    const { count } = offerOn('exit');
    const other = offerOn('exit');
    leave();
    vi.advanceTimersByTime(60 * SECOND);
    expect(count()).toBe(0);
    other.withdraw();
    openDialogs.length = 0;
    vi.advanceTimersByTime(SECOND);
    expect([count(), other.count()]).toEqual([1, 0]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('frequency', () => {
  const comesAgain = (frequency: Frequency | undefined) => {
    const { count } = offerOn('load', frequency);
    vi.advanceTimersByTime(0);
    return count() === 1;
  };

  test('nothing is kept by an offer, and what was kept counts only with a frequency', () => {
    expect(comesAgain(undefined)).toBe(true);
    expect([...kept]).toEqual([]);
    module.keepShown();
    expect(comesAgain(undefined)).toBe(true);
    expect(comesAgain('once-a-day')).toBe(false);
  });

  test('what is kept is the moment, under one key', () => {
    module.keepShown();
    expect([...kept]).toEqual([[KEY, String(NOW)]]);
  });

  const days = { 'once-a-day': 1, 'once-a-week': 7, 'once-a-month': 30 } as const;
  for (const every of Object.keys(days) as (keyof typeof days)[]) {
    test(`${every} it comes again after ${days[every]} days, and not a millisecond before`, () => {
      kept.set(KEY, String(NOW - days[every] * DAY + 1));
      expect(comesAgain(every)).toBe(false);
      kept.set(KEY, String(NOW - days[every] * DAY));
      expect(comesAgain(every)).toBe(true);
    });
  }

  test('once is once for all', () => {
    expect(comesAgain('once')).toBe(true);
    kept.set(KEY, '1');
    expect(comesAgain('once')).toBe(false);
  });

  test('what another tab showed while it waited counts as well', () => {
    const { count } = offerOn('exit', 'once');
    kept.set(KEY, String(NOW));
    leave();
    expect(count()).toBe(0);
  });

  for (const [name, value] of [
    ['a moment yet to come', String(NOW + DAY)],
    ['what is no moment', 'yesterday'],
  ] as const) {
    test(`${name} counts for nothing`, () => {
      kept.set(KEY, value);
      expect(comesAgain('once')).toBe(true);
    });
  }
});
