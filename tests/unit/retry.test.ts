import { expect, test, vi } from 'vitest';
import { retry } from '../../supabase/functions/send-email/store/retry.ts';

const failures: readonly (readonly [logged: string, error: Error])[] = [
  ...[
    ['too_many_connections', '53300'],
    ['locked', '55P03'],
    ['locked', '40P01'],
    ['too_slow', '57014'],
    ...['08006', '57P01', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'].map(
      (code) => ['connection_lost', code] as const,
    ),
  ].map(([name, code]) => [`${name} ${code}`, coded(`${code}`)] as const),
  ['too_slow', new Error('Query read timeout')],
  ['no_free_connection', new Error('timeout exceeded when trying to connect')],
  ['no_free_connection', new Error('Connection terminated due to connection timeout')],
  ['connection_lost', new Error('Connection terminated unexpectedly')],
  ['connection_lost', new Error('Client has encountered a connection error and is not queryable')],
  ['too_many_connections XX000', coded('XX000', '(EMAXCONN) max client connections reached')],
];

test.each(failures)('a call is retried after %s', async (_, error) => {
  const act = vi
    .fn(async () => 'stored')
    .mockRejectedValueOnce(error)
    .mockRejectedValueOnce(error);
  expect(await retry(60_000, act)).toBe('stored');
  expect(act).toHaveBeenCalledTimes(3);
});

test.each(failures)(
  'after the deadline a call rejects with the code %s for the log',
  async (code, error) => {
    await expect(retry(0, () => Promise.reject(error))).rejects.toMatchObject({ code });
  },
);

test.each([
  ...['22021', '23505', '42501', 'XX000'].map((code) => coded(code)),
  new Error('Other'),
  'ECONNREFUSED',
])('a call is not retried after another error (%s)', async (error) => {
  const act = vi.fn(() => Promise.reject(error));
  await expect(retry(60_000, act)).rejects.toBe(error);
  expect(act).toHaveBeenCalledOnce();
});

function coded(code: string, message = code): Error {
  return Object.assign(new Error(message), { code });
}
