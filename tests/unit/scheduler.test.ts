import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../tools/services/free-ports.ts';
import type { RunningService } from '../../tools/services/listen.ts';
import { BOOKING_PATH, serveScheduler } from '../../tools/services/scheduler.ts';

let running: RunningService;
let origin = '';

beforeAll(async () => {
  const port = await freePort();
  running = await serveScheduler({ port });
  origin = `http://127.0.0.1:${port}`;
});
afterAll(() => running.close());

test('the booking page runs only its own scripts, and any page may embed it', async () => {
  const { status, headers } = await fetch(`${origin}${BOOKING_PATH}?month=2026-11`);
  expect(status).toBe(200);
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(headers.get('content-security-policy')).not.toContain('frame-ancestors');
  expect(headers.get('x-frame-options')).toBeNull();
});

test.each(['/', '/30min/x', '/scheduler.ts', '/../scheduler.ts', '/%2e%2e/scheduler.ts'])(
  'the test calendar has nothing at %s',
  async (path) => {
    expect((await fetch(origin + path)).status).toBe(404);
  },
);
