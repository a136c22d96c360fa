import { expect, test, vi } from 'vitest';
import { retry } from '../../supabase/functions/send-email/store/retry.ts';

const broken = 'Connection terminated unexpectedly';
const unusable = 'Client has encountered a connection error and is not queryable';

test.each([
  ...['08006', '57P01', '57P03', '40P01', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'].map(
    coded,
  ),
  new Error(broken),
  new Error(unusable),
])('a call is retried while the database is unavailable (%s)', async (error) => {
  const act = vi
    .fn(async () => 'stored')
    .mockRejectedValueOnce(error)
    .mockRejectedValueOnce(error);
  expect(await retry(60_000, act)).toBe('stored');
  expect(act).toHaveBeenCalledTimes(3);
});

test.each([
  ...['22021', '23505', '42501', '55P03', '57014'].map(coded),
  new Error('Other'),
  'ECONNREFUSED',
])('a call is not retried after another error (%s)', async (error) => {
  const act = vi.fn(() => Promise.reject(error));
  await expect(retry(60_000, act)).rejects.toBe(error);
  expect(act).toHaveBeenCalledOnce();
});

test('after the deadline a call rejects with the last error', async () => {
  const error = coded('ECONNREFUSED');
  await expect(retry(0, () => Promise.reject(error))).rejects.toBe(error);
});

function coded(code: string): Error {
  return Object.assign(new Error(code), { code });
}
