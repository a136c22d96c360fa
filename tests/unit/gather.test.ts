import { expect, onTestFinished, test, vi } from 'vitest';
import { gather } from '../../supabase/functions/send-email/gather.ts';

test('what comes while one act is under way is done by the next, and each hears of its own', async () => {
  const acts: (readonly number[])[] = [];
  const double = gather(async (numbers: readonly number[]) => {
    acts.push(numbers);
    return numbers.map((number) => number * 2);
  });
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
  expect(acts).toEqual([[1], [2, 3]]);
  expect(await double(4)).toBe(8);
});

test('no more than so many are done by one act', async () => {
  const acts: (readonly number[])[] = [];
  const act = gather(
    async (numbers: readonly number[]) => {
      acts.push(numbers);
      return numbers;
    },
    { mostAtOnce: 2 },
  );
  expect(await Promise.all([1, 2, 3, 4].map(act))).toEqual([1, 2, 3, 4]);
  expect(acts).toEqual([[1], [2, 3], [4]]);
});

test('with a pause the first act waits for others as well', async () => {
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
  const act = gather(async (items: readonly string[]) => {
    if (isAway) throw new Error('away');
    return items;
  });
  await expect(act('a')).rejects.toThrow('away');
  isAway = false;
  expect(await act('b')).toBe('b');
});
