import type { Page, Request, Route } from 'playwright/test';
import { calls } from './addresses.ts';

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

export const respondWith =
  (status: number, body: object) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, headers: cors, json: body });

/** Answers every submission this way, until the returned function is called. */
export async function mockSubmissions(page: Page, answer: (route: Route) => unknown) {
  const handle = (route: Route) =>
    route.request().method() === 'OPTIONS' ? route.fulfill({ headers: cors }) : answer(route);
  await page.route(calls, handle);
  return () => page.unroute(calls, handle);
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
