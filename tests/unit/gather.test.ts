import { expect, onTestFinished, test, vi } from 'vitest';
import { gather } from '../../supabase/functions/send-email/gather.ts';
import { gate } from './gate.ts';

test('what comes while one act is under way is done by the next, and each hears of its own', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const acts: (readonly number[])[] = [];
  const ending = gate();
  const double = gather(
    async (numbers: readonly number[]) => {
      acts.push(numbers);
      await ending.opened;
      return numbers.map((number) => number * 2);
    },
    { pauseMs: 1 },
  );
  const first = double(1);
  await vi.advanceTimersByTimeAsync(1);
  const others = [2, 3].map(double);
  await vi.advanceTimersByTimeAsync(100);
  expect(acts).toEqual([[1]]);
  ending.open();
  await vi.advanceTimersByTimeAsync(1);
  expect(await Promise.all([first, ...others])).toEqual([2, 4, 6]);
  expect(acts).toEqual([[1], [2, 3]]);
});

test('no more than so many are done by one act', async () => {
  const acts: (readonly number[])[] = [];
  const act = gather(
    async (numbers: readonly number[]) => {
      acts.push(numbers);
      return numbers;
    },
    { mostAtOnce: 2, pauseMs: 0 },
  );
  expect(await Promise.all([1, 2, 3, 4].map(act))).toEqual([1, 2, 3, 4]);
  expect(acts).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

test('the first act waits for others as well', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const acts: (readonly number[])[] = [];
  const act = gather(
    async (numbers: readonly number[]) => {
      acts.push(numbers);
      return numbers;
    },
    { pauseMs: 20 },
  );
  const first = act(1);
  await vi.advanceTimersByTimeAsync(19);
  const second = act(2);
  expect(acts).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await Promise.all([first, second])).toEqual([1, 2]);
  expect(acts).toEqual([[1, 2]]);
});

test('an act that fails fails for those it was for, and for nobody after', async () => {
  let isAway = true;
  const act = gather(
    async (items: readonly string[]) => {
      if (isAway) throw new Error('away');
      return items;
    },
    { pauseMs: 0 },
  );
  await expect(act('a')).rejects.toThrow('away');
  isAway = false;
  expect(await act('b')).toBe('b');
});
