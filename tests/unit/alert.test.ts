import { expect, test, vi } from 'vitest';
import {
  type AlertKind,
  alerts,
  createAlert,
} from '../../supabase/functions/send-email/delivery/alert.ts';
import type { LogEntry } from '../../supabase/functions/send-email/log.ts';
import { startHttpServer } from './http-server.fixture.ts';

const minute = 60_000;

test.each([
  ['failed', 60],
  ['waiting', 360],
  ['dead', 10],
  ['schedule', 10],
  ['ceiling', 10],
] as const)(
  'a readable alert of "%s" is sent at most once in %i minutes',
  async (kind, minutes) => {
    const { alert, requests, entries, clock } = await setUp();
    await alert(kind);
    clock.now += minutes * minute - 1;
    await alert(kind);
    expect(requests).toHaveLength(1);
    clock.now += 1;
    await alert(kind);
    expect(requests).toHaveLength(2);
    expect(requests[0]).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    const told = JSON.parse(requests[0]?.body ?? '');
    expect(told).toEqual({ text: expect.stringMatching(/^send-email: [A-Z].*/) });
    expect(entries).toMatchObject(Array(2).fill({ level: 'error', alert: kind, text: told.text }));
  },
);

test('an alert of one kind or target does not suppress another one', async () => {
  const { alert, requests } = await setUp();
  const kinds = Object.keys(alerts) as AlertKind[];
  for (const kind of kinds) await alert(kind);
  expect(requests).toHaveLength(kinds.length);
  for (const target of ['mail', 'webhook', 'mail'] as const) await alert('waiting', '', target);
  expect(requests).toHaveLength(kinds.length + 2);
});

test('an alert contains its detail', async () => {
  const { alert, requests } = await setUp();
  await alert('dead', 'target mail, status_500');
  expect(requests[0]?.body).toContain('(target mail, status_500)');
});

test('without a URL an alert is only logged, equally rarely', async () => {
  const { alert, entries } = await setUp({ url: undefined });
  await alert('dead', 'target mail, status_500');
  await alert('dead', 'target mail, status_500');
  expect(entries).toMatchObject([{ level: 'error', alert: 'dead' }]);
});

test.each([
  ['nothing listens at the URL', 'http://127.0.0.1:1/'],
  ['the URL is invalid', 'nowhere'],
])('if %s the alert logs it and does not throw', async (_, url) => {
  const { alert, entries } = await setUp({ url });
  await expect(alert('failed')).resolves.toBeUndefined();
  expect(entries).toMatchObject([
    { alert: 'failed' },
    { text: 'ALERT_URL did not take an alert.' },
  ]);
});

test('a refused alert is logged', async () => {
  const { alert, entries } = await setUp({}, 404);
  await alert('failed');
  expect(entries).toMatchObject([
    { alert: 'failed' },
    { text: 'ALERT_URL did not take an alert.' },
  ]);
});

test('alerts are sent even if the database is unavailable', async () => {
  const mayAlert = vi.fn(() => Promise.reject(new Error('unavailable')));
  const { alert, requests } = await setUp({ store: { mayAlert } });
  await alert('failed');
  expect(requests).toHaveLength(1);
});

async function setUp(overrides: Partial<Parameters<typeof createAlert>[0]> = {}, status = 200) {
  const { url, requests } = await startHttpServer(() => new Response('', { status }));
  const entries: LogEntry[] = [];
  const clock = { now: 0 };
  const last = new Map<string, number>();
  const mayAlert = async (kind: string, everyMs: number) => {
    if (clock.now - (last.get(kind) ?? -Infinity) < everyMs) return false;
    last.set(kind, clock.now);
    return true;
  };
  const log = (entry: LogEntry) => entries.push(entry);
  const alert = createAlert({ url, store: { mayAlert }, log, ...overrides });
  return { alert, requests, entries, clock };
}
