import { expect, test } from 'vitest';
import { isAway, persist } from '../../supabase/functions/send-email/persist.ts';

const coded = (code: string) => Object.assign(new Error('Failed'), { code });

test.each(['08006', '57P01', '57P03', '40P01', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])(
  'the code %s is the database that goes and comes, or ends a deadlock',
  (code) => expect(isAway(coded(code))).toBe(true),
);

test.each(['22021', '23505', '42501', '55P03', '57014'])(
  'the code %s is an answer, and not asked for again',
  async (code) => {
    let times = 0;
    const act = async () => {
      times += 1;
      throw coded(code);
    };
    await expect(persist(60_000, act)).rejects.toThrow('Failed');
    expect(times).toBe(1);
  },
);

test('a connection that broke, or had broken before, is told by its words alone', () => {
  for (const words of [
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
  ]) {
    expect(isAway(new Error(words))).toBe(true);
  }
  expect(isAway(new Error('Other'))).toBe(false);
  expect(isAway('ECONNREFUSED')).toBe(false);
});

test('while the database is away it is asked again, and what it says in the end is returned', async () => {
  let times = 0;
  const act = async () => {
    times += 1;
    if (times < 3) throw coded('57P03');
    return 'stored';
  };
  expect(await persist(60_000, act)).toBe('stored');
  expect(times).toBe(3);
});

test('once its time is over the last failure is the answer', async () => {
  await expect(persist(0, () => Promise.reject(coded('ECONNREFUSED')))).rejects.toThrow('Failed');
});
