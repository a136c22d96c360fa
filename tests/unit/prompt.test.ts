import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Frequency } from '../../widgets/kit/triggers/prompt.ts';

const KEY = 'hire-popover-shown';
const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;
const NOW = Date.UTC(2026, 10, 21);

const page = { scrollTop: 0, scrollHeight: 1_500, clientHeight: 500 };
const stored = new Map<string, string>();

/** Imported anew for each test, because the module keeps state in memory. */
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
    querySelectorAll: () => [],
  };
  vi.stubGlobal('document', Object.assign(new EventTarget(), sheet));
  vi.stubGlobal('addEventListener', view.addEventListener.bind(view));
  vi.stubGlobal('dispatchEvent', view.dispatchEvent.bind(view));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  Object.assign(page, { scrollTop: 0, scrollHeight: 1_500 });
  stored.clear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Schedules a prompt. Returns how often it opened, and how to cancel it. */
function promptOn(openOn: string, frequency?: Frequency) {
  const open = vi.fn();
  const watching = new AbortController();
  module.schedulePrompt(openOn, frequency, open, watching.signal);
  return { count: () => open.mock.calls.length, cancel: () => watching.abort() };
}

const changePage = (change: Partial<Record<'visibilityState' | 'prerendering', unknown>>) => {
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

const movePointerOut = (given: object = {}) =>
  document.dispatchEvent(
    Object.assign(new Event('pointerout'), {
      pointerType: 'mouse',
      relatedTarget: null,
      clientY: -1,
      ...given,
    }),
  );

describe('triggers', () => {
  test('"load" fires at once on a visible page', () => {
    const { count } = promptOn('load');
    vi.advanceTimersByTime(0);
    expect(count()).toBe(1);
  });

  test('"load" waits while the page is prerendered', () => {
    changePage({ prerendering: true });
    const { count } = promptOn('load');
    vi.advanceTimersByTime(60 * SECOND);
    expect(count()).toBe(0);
    changePage({ prerendering: false });
    vi.advanceTimersByTime(0);
    expect(count()).toBe(1);
  });

  test('"delay:20" fires after exactly 20,000 ms', () => {
    const { count } = promptOn('delay:20');
    vi.advanceTimersByTime(20 * SECOND - 1);
    expect(count()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(count()).toBe(1);
  });

  test('a delay counts only the time in which the page is visible', () => {
    const { count } = promptOn('delay:10');
    vi.advanceTimersByTime(6 * SECOND);
    changePage({ visibilityState: 'hidden' });
    vi.advanceTimersByTime(60 * SECOND);
    changePage({ visibilityState: 'visible' });
    vi.advanceTimersByTime(4 * SECOND - 1);
    expect(count()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(count()).toBe(1);
  });

  test('a delay that is too long for a timer does not fire at once', () => {
    const { count } = promptOn('delay:99999999');
    vi.advanceTimersByTime(DAY);
    expect(count()).toBe(0);
  });

  test('"scroll:50" fires when the visitor scrolls past half of the page', () => {
    const { count } = promptOn('scroll:50');
    scrollTo(0.9);
    expect(count()).toBe(0);
    scrollByHand(0.5);
    expect(count()).toBe(0);
    scrollTo(0.51);
    expect(count()).toBe(1);
  });

  test('"scroll:100" fires at the end of the page', () => {
    const { count } = promptOn('scroll:100');
    scrollByHand(0.98);
    expect(count()).toBe(0);
    scrollByHand(1);
    expect(count()).toBe(1);
  });

  test('a page that cannot be scrolled fires no scroll trigger', () => {
    page.scrollHeight = page.clientHeight;
    const { count } = promptOn('scroll:0');
    scrollByHand(1);
    expect(count()).toBe(0);
  });

  test('"exit" fires when a mouse leaves the page at its top, and nowhere else', () => {
    const { count } = promptOn('exit');
    movePointerOut({ clientY: 300 });
    movePointerOut({ relatedTarget: {} });
    movePointerOut({ pointerType: 'touch' });
    expect(count()).toBe(0);
    movePointerOut();
    expect(count()).toBe(1);
  });

  test('"click" never fires, and logs no warning', () => {
    const warn = vi.spyOn(console, 'warn');
    const { count } = promptOn('click');
    vi.advanceTimersByTime(DAY);
    expect(count()).toBe(0);
    expect(warn).not.toHaveBeenCalled();
  });

  for (const word of ['later', 'delay', 'delay:soon', 'delay:-1', 'scroll:half', 'constructor']) {
    test(`"${word}" is ignored with a warning`, () => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const { count } = promptOn(word);
      vi.advanceTimersByTime(DAY);
      expect(count()).toBe(0);
      expect(warn).toHaveBeenCalledWith(expect.stringContaining(`open-on="${word}"`));
    });
  }

  test('fires once, on the first of several triggers', () => {
    const { count } = promptOn(' delay:20  scroll:50 exit');
    movePointerOut();
    vi.advanceTimersByTime(60 * SECOND);
    scrollByHand(1);
    movePointerOut();
    expect(count()).toBe(1);
  });

  test('a canceled prompt never opens and leaves no timer', () => {
    const { count, cancel } = promptOn('delay:1 scroll:0 exit');
    cancel();
    expect(vi.getTimerCount()).toBe(0);
    scrollByHand(1);
    movePointerOut();
    expect(count()).toBe(0);
  });

  test('waits while the page is hidden, without a timer, unless it is canceled', () => {
    changePage({ visibilityState: 'hidden' });
    const { count } = promptOn('exit');
    const other = promptOn('exit');
    movePointerOut();
    expect([count(), vi.getTimerCount()]).toEqual([0, 0]);
    other.cancel();
    changePage({ visibilityState: 'visible' });
    vi.advanceTimersByTime(SECOND);
    expect([count(), other.count()]).toEqual([1, 0]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('frequency', () => {
  const opensAgain = (frequency: Frequency | undefined) => {
    const { count } = promptOn('load', frequency);
    vi.advanceTimersByTime(0);
    return count() === 1;
  };

  test('opens every time without a frequency, whatever is stored', () => {
    expect(opensAgain(undefined)).toBe(true);
    expect([...stored]).toEqual([]);
    module.saveShownAt();
    expect(opensAgain(undefined)).toBe(true);
    expect(opensAgain('once-a-day')).toBe(false);
  });

  test('stores the time under one key', () => {
    module.saveShownAt();
    expect([...stored]).toEqual([[KEY, String(NOW)]]);
  });

  const days = { 'once-a-day': 1, 'once-a-week': 7, 'once-a-month': 30 } as const;
  for (const every of Object.keys(days) as (keyof typeof days)[]) {
    test(`${every} opens again after exactly ${days[every]} days`, () => {
      stored.set(KEY, String(NOW - days[every] * DAY + 1));
      expect(opensAgain(every)).toBe(false);
      stored.set(KEY, String(NOW - days[every] * DAY));
      expect(opensAgain(every)).toBe(true);
    });
  }

  test('once never opens again', () => {
    expect(opensAgain('once')).toBe(true);
    stored.set(KEY, '1');
    expect(opensAgain('once')).toBe(false);
  });

  test('checks the stored time again before it opens, for other tabs', () => {
    const { count } = promptOn('exit', 'once');
    stored.set(KEY, String(NOW));
    movePointerOut();
    expect(count()).toBe(0);
  });

  for (const [name, value] of [
    ['a time in the future', String(NOW + DAY)],
    ['a value that is no time', 'yesterday'],
  ] as const) {
    test(`ignores ${name}`, () => {
      stored.set(KEY, value);
      expect(opensAgain('once')).toBe(true);
    });
  }
});
