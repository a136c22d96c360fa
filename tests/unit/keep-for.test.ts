import { expect, onTestFinished, test, vi } from 'vitest';
import { keepFor } from '../../supabase/functions/send-email/keep-for.ts';
import { defer } from './deferred.fixture.ts';

test('many callers at once cause one question, and its answer is kept for a while', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const answers = [defer<string>(), defer<string>()];
  const ask = vi.fn(() => answers[ask.mock.calls.length - 1]?.promise);
  const read = keepFor(5_000, async () => ask());
  const waiting = Array.from({ length: 20 }, read);
  vi.advanceTimersByTime(60_000);
  waiting.push(read());
  answers[0]?.resolve('first');
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['first']));
  vi.advanceTimersByTime(4_999);
  expect(await read()).toBe('first');
  expect(ask).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  const again = read();
  answers[1]?.resolve('second');
  expect(await again).toBe('second');
});

test('a failure is kept as well', async () => {
  const ask = vi.fn(() => Promise.reject(new Error('unavailable')));
  const read = keepFor(5_000, ask);
  await expect(read()).rejects.toThrow('unavailable');
  await expect(read()).rejects.toThrow('unavailable');
  expect(ask).toHaveBeenCalledOnce();
});
