import type { Page, Request, Route } from 'playwright/test';
import { calls } from './addresses.ts';

const cors = { 'access-control-allow-origin': '*' };

export const respondWith =
  (status: number, body: object) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, headers: cors, json: body });

/**
 * Answers every submission this way, until the returned function is called. Playwright answers the
 * preflight requests of what is intercepted.
 */
export async function mockSubmissions(page: Page, answer: (route: Route) => unknown) {
  await page.route(calls, answer);
  return () => page.unroute(calls, answer);
}

/** Collects every submission from now on. */
export function collectSubmissions(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (calls.test(request.url()) && request.method() === 'POST') sent.push(request);
  });
  return sent;
}

/** Collects the body of every submission from now on. */
export function collectBodies(page: Page): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (calls.test(request.url()) && request.method() === 'POST')
      bodies.push(request.postDataJSON());
  });
  return bodies;
}
