import { expect, onTestFinished, test, vi } from 'vitest';
import { ANSWERS_AT_ONCE, createTurns } from '../../supabase/functions/send-email/http/turns.ts';

test('an address that asks too often waits for the next second, and is then answered', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const waitForTurn = createTurns();
  const answered: string[] = [];
  const ask = (address: string, times: number) => {
    for (let n = 0; n < times; n += 1) waitForTurn(address).then(() => answered.push(address));
  };
  const count = async (address: string, afterMs: number) => {
    await vi.advanceTimersByTimeAsync(afterMs);
    return answered.filter((other) => other === address).length;
  };
  ask('a caller', ANSWERS_AT_ONCE + 60);
  ask('another', 1);
  expect(await count('a caller', 999)).toBe(ANSWERS_AT_ONCE);
  expect(await count('another', 0)).toBe(1);
  expect(await count('a caller', 1)).toBe(ANSWERS_AT_ONCE + 60);
  ask('a caller', ANSWERS_AT_ONCE + 1);
  expect(await count('a caller', 0)).toBe(2 * ANSWERS_AT_ONCE + 60);
  expect(await count('a caller', 1_000)).toBe(2 * ANSWERS_AT_ONCE + 61);
});
