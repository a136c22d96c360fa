import { createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPostgresStore } from '../../supabase/functions/send-email/postgres.ts';
import { within } from '../../supabase/functions/send-email/within.ts';
import { DEADLINE } from '../../widgets/kit/submit.ts';
import { form } from './intake.fixture.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('what is answered in time is the answer, and leaves no timer behind', async () => {
  expect(await within(1_000, Promise.resolve('stored'))).toBe('stored');
  await expect(within(1_000, Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(vi.getTimerCount()).toBe(0);
});

test('what is not is a failure at that moment', async () => {
  const settled = vi.fn();
  within(1_000, new Promise(() => {})).catch(({ name }) => settled(name));
  await vi.advanceTimersByTimeAsync(999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledExactlyOnceWith('TimeoutError');
});

test('a database that takes a call and never answers is given up before the widgets give up', async () => {
  const calls: Socket[] = [];
  const server = createServer((socket) => void calls.push(socket)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  const url = `postgresql://send_email:secret@127.0.0.1:${port}/intake`;
  const store = createPostgresStore({ url, limits: [], keepDays: 1 });
  const refused = vi.fn();
  store.submit(form('Ada')).catch(refused);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  // A second of it is for the way there and back.
  await vi.advanceTimersByTimeAsync(DEADLINE - 1_000);
  expect(refused).toHaveBeenCalledOnce();
  for (const call of calls) call.destroy();
  server.close();
});
