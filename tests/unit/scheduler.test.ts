import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Running } from '../../tools/services/listen.ts';
import { serveScheduler } from '../../tools/services/scheduler.ts';
import { monthAfter, monthOf, slotOf } from '../../tools/services/scheduler-calendar.ts';

const now = new Date('2026-11-20T12:00:00Z');
const freeDays = (month: string) =>
  monthOf(month, now)
    .days.filter(({ slots }) => slots.length > 0)
    .map(({ date }) => date.getUTCDate());

describe('the calendar', () => {
  test('has every day of its month', () => {
    expect(monthOf('2028-02', now).days).toHaveLength(29);
    expect(monthOf('2026-11', now).days).toHaveLength(30);
  });

  test.each([null, 'July', '2026-13', '2026-1'])('shows the present month for %j', (text) => {
    expect(monthOf(text, now).first.toISOString()).toBe('2026-11-01T00:00:00.000Z');
  });

  test('has free times from tomorrow on, Monday to Friday', () => {
    expect(freeDays('2026-11')).toEqual([23, 24, 25, 26, 27, 30]);
    expect(freeDays('2025-07')).toEqual([]);
    expect(freeDays('2026-12').slice(0, 5)).toEqual([1, 2, 3, 4, 7]);
  });

  test('has half hours from nine to five', () => {
    const times = monthOf('2026-11', now)
      .days.flatMap(({ slots }) => slots)
      .map((slot) => slot.toISOString().slice(11, 16))
      .sort();
    expect([times[0], times.at(-1)]).toEqual(['09:00', '16:30']);
    expect(times.every((time) => /:(00|30)$/.test(time))).toBe(true);
  });

  test('knows the months around it, over the turn of a year', () => {
    expect(monthAfter(monthOf('2026-12', now), 1)).toBe('2027-01');
    expect(monthAfter(monthOf('2026-01', now), -1)).toBe('2025-12');
  });

  test('books what is free and nothing else', () => {
    const [free] = monthOf('2026-11', now).days[22]?.slots ?? [];
    const text = free?.toISOString() ?? '';
    expect(slotOf(text, now)).toEqual(free);
    for (const other of [null, '', 'x', '2026-11-23T03:00:00.000Z', '2025-07-01T09:00:00.000Z']) {
      expect(slotOf(other, now)).toBeUndefined();
    }
  });
});

describe('the booking page', () => {
  let running: Running;
  let origin = '';
  beforeAll(async () => {
    const port = await freePort();
    running = await serveScheduler({ port });
    origin = `http://127.0.0.1:${port}`;
  });
  afterAll(() => running.close());

  test('shows the month of its address', async () => {
    const page = await (await fetch(`${origin}/30min?month=2025-07`)).text();
    expect(page).toContain('July 2025');
    expect(page).toContain('Nothing is free in July 2025');
  });

  test('books a time that is free', async () => {
    const response = await book(await someFreeTime());
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('data-booked');
  });

  test.each(['', '<script>', '2025-07-01T09:00:00.000Z'])('refuses %j', async (slot) => {
    const response = await book(slot);
    expect(response.status).toBe(422);
    expect(await response.text()).not.toContain('data-booked');
  });

  test('runs no script but its own, and may stand in any page', async () => {
    const { headers } = await fetch(`${origin}/30min`);
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(headers.get('content-security-policy')).not.toContain('frame-ancestors');
    expect(headers.get('x-frame-options')).toBeNull();
  });

  test('has nothing at other addresses', async () => {
    for (const path of ['/', '/30min/x', '/scheduler.ts', '/../package.json']) {
      expect((await fetch(origin + path)).status).toBe(404);
    }
  });

  const book = (slot: string) =>
    fetch(`${origin}/30min`, { method: 'POST', body: new URLSearchParams({ slot }) });

  async function someFreeTime(): Promise<string> {
    const next = monthAfter(monthOf(null, new Date()), 1);
    const page = await (await fetch(`${origin}/30min?month=${next}`)).text();
    return /value="([^"]+)"/.exec(page)?.[1] ?? '';
  }
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((ready) => probe.listen(0, '127.0.0.1', ready));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}
