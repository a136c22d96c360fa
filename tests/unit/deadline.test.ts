import { createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAlarms, createDeadline } from '../../supabase/functions/send-email/deadline.ts';
import { createHandler } from '../../supabase/functions/send-email/handler.ts';
import { createPostgresStore } from '../../supabase/functions/send-email/postgres.ts';
import { DEADLINE } from '../../widgets/kit/submit.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

test('alarms ring in time, each so long after it was set, and once', () => {
  const setAlarm = createAlarms(1_000);
  const rung: string[] = [];
  setAlarm(() => rung.push('first'));
  vi.advanceTimersByTime(400);
  setAlarm(() => rung.push('second'));
  vi.advanceTimersByTime(599);
  expect(rung).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(rung).toEqual(['first']);
  vi.advanceTimersByTime(399);
  expect(rung).toEqual(['first']);
  vi.advanceTimersByTime(1);
  expect(rung).toEqual(['first', 'second']);
  setAlarm(() => rung.push('third'));
  vi.advanceTimersByTime(5_000);
  expect(rung).toEqual(['first', 'second', 'third']);
});

test('alarms that are close together ring together, never early and hardly late', () => {
  const setAlarm = createAlarms(1_000);
  const rung: string[] = [];
  setAlarm(() => rung.push('first'));
  for (const name of ['second', 'third']) {
    vi.advanceTimersByTime(1);
    setAlarm(() => rung.push(name));
  }
  vi.advanceTimersByTime(998);
  expect(rung).toEqual(['first']);
  vi.advanceTimersByTime(2);
  expect(rung).toEqual(['first']);
  vi.advanceTimersByTime(1);
  expect(rung).toEqual(['first', 'second', 'third']);
});

test('an alarm that was switched off does not ring, and at rest there is no timer', () => {
  const setAlarm = createAlarms(1_000);
  const ring = vi.fn();
  setAlarm(ring)();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(5_000);
  expect(ring).not.toHaveBeenCalled();
});

test('an alarm that is switched off as another rings leaves that one its time', () => {
  const setAlarm = createAlarms(1_000);
  const rung: string[] = [];
  const switchOff = setAlarm(() => rung.push('first'));
  vi.advanceTimersByTime(1_000);
  switchOff();
  setAlarm(() => rung.push('second'));
  switchOff();
  vi.advanceTimersByTime(1_000);
  expect(rung).toEqual(['first', 'second']);
});

test('an alarm may set another', () => {
  const setAlarm = createAlarms(1_000);
  const ring = vi.fn();
  setAlarm(() => setAlarm(ring));
  setAlarm(() => {});
  vi.advanceTimersByTime(1_000);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(999);
  expect(ring).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ring).toHaveBeenCalledOnce();
});

test('what is answered in time is the answer', async () => {
  const inTime = createDeadline(1_000);
  expect(await inTime(Promise.resolve('stored'))).toBe('stored');
  await expect(inTime(Promise.reject(new Error('away')))).rejects.toThrow('away');
});

test('what is not is a failure at that moment', async () => {
  const settled = vi.fn();
  createDeadline(1_000)(new Promise(() => {})).catch(({ name }) => settled(name));
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
  const handle = createHandler({
    apiKey: 'key',
    drainKey: 'drain-key',
    allowedOrigins: '*',
    identify: () => null,
    proof: { holds: async () => true },
    store: createPostgresStore({ url, limits: [], keepDays: 1 }),
    delivery: { reserve: () => undefined, mailAll: async () => {} },
    inBackground: () => {},
    log: () => {},
  });
  const status = vi.fn();
  handle(
    new Request('http://127.0.0.1/send-email', {
      method: 'POST',
      headers: { apikey: 'key', 'content-type': 'application/json' },
      body: JSON.stringify({ formType: 'Get Matched - Multi-Step', formData: { name: 'Ada' } }),
    }),
  ).then((response) => status(response.status));
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  // A second of it is for the way there and back.
  await vi.advanceTimersByTimeAsync(DEADLINE - 1_000);
  expect(status).toHaveBeenCalledExactlyOnceWith(503);
  for (const call of calls) call.destroy();
  server.close();
});
