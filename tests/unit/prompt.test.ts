import { expect, test } from 'vitest';
import { isDue, parseTrigger } from '../../widgets/kit/triggers/prompt.ts';
import { isExit, watchExit, watchScroll, watchTime } from '../../widgets/kit/triggers/triggers.ts';

test.each([
  ['load', watchTime, 0],
  ['delay:20', watchTime, 20_000],
  ['scroll:50', watchScroll, 0.5],
  ['exit', watchExit, 0],
] as const)('the trigger "%s" has its threshold', (word, watch, threshold) => {
  expect(parseTrigger(word)).toEqual([watch, threshold]);
});

test('a delay is limited to what a timer accepts, because a longer one would end at once', () => {
  expect(parseTrigger('delay:99999999')).toEqual([watchTime, 2 ** 31 - 1]);
});

test('scrolling is limited to 99 percent, because nothing can be past 100', () => {
  expect(parseTrigger('scroll:100')).toEqual([watchScroll, 0.99]);
});

test('"click" is a trigger that opens nothing by itself', () => {
  expect(parseTrigger('click')).toBeDefined();
});

test.each(['later', 'delay', 'delay:soon', 'delay:-1', 'scroll:half', 'constructor'])(
  '"%s" is no trigger',
  (word) => expect(parseTrigger(word)).toBeUndefined(),
);

test('only a mouse that leaves the page at its top counts as an exit', () => {
  const upwards = { pointerType: 'mouse', relatedTarget: null, clientY: -1 };
  expect(isExit(upwards)).toBe(true);
  expect(isExit({ ...upwards, clientY: 300 })).toBe(false);
  expect(isExit({ ...upwards, pointerType: 'touch' })).toBe(false);
  expect(isExit({ ...upwards, relatedTarget: new EventTarget() })).toBe(false);
});

const DAY = 24 * 60 * 60 * 1_000;
const NOW = Date.UTC(2026, 10, 21);

test.each([
  ['once-a-day', 1],
  ['once-a-week', 7],
  ['once-a-month', 30],
] as const)(
  'a popover with the frequency %s may open again after exactly %d days',
  (frequency, days) => {
    expect(isDue(frequency, NOW - days * DAY + 1, NOW)).toBe(false);
    expect(isDue(frequency, NOW - days * DAY, NOW)).toBe(true);
  },
);

test('a popover with the frequency "once" never opens again', () => {
  expect(isDue('once', 0, NOW)).toBe(true);
  expect(isDue('once', 1, NOW)).toBe(false);
});

test('a popover without a frequency opens every time', () => {
  expect(isDue(undefined, NOW, NOW)).toBe(true);
});

test('a popover whose stored time is in the future may open, because the clock was wrong then', () => {
  expect(isDue('once', NOW + DAY, NOW)).toBe(true);
});
