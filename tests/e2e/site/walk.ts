import { type Browser, test as base, expect, type Page } from 'playwright/test';
import { site } from '../addresses.ts';
import { missingRoute, routes } from './expected/routes.ts';
import { type PageFacts, readPage } from './read-page.ts';

/** One page, looked at once: what is in it, and what its loading was like. */
export interface Visit extends PageFacts {
  readonly route: string;
  readonly status: number;
  /** Errors and warnings, of scripts and of the console. */
  readonly complaints: readonly string[];
  /** Requests to another origin. */
  readonly foreign: readonly string[];
  readonly responses: readonly { readonly type: string; readonly body: Buffer }[];
}

export interface Walk {
  visit(route: string): Visit;
  /** The visits to several pages, in their order. */
  visitAll(routes: readonly string[]): readonly Visit[];
}

/** A page that loads mostly waits. */
const AT_ONCE = 4;

/** Many tests read one page, so each worker visits every page once and keeps what it saw. */
export const test = base.extend<object, { walk: Walk }>({
  walk: [
    async ({ browser }, use) => {
      const visits = new Map<string, Visit>();
      const left = [...routes, missingRoute].values();
      const walkOn = async () => {
        for (const route of left) visits.set(route, await visitPage(browser, route));
      };
      await Promise.all(Array.from({ length: AT_ONCE }, walkOn));
      const visit = (route: string): Visit => {
        const made = visits.get(route);
        if (!made) throw new Error(`No page has the address ${route}.`);
        return made;
      };
      await use({ visit, visitAll: (routes) => routes.map(visit) });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

export { expect };

async function visitPage(browser: Browser, route: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const complaints = listen(page);
  const foreign: string[] = [];
  const responses: Promise<Visit['responses'][number]>[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== site)
      foreign.push(request.url());
  });
  page.on('response', (response) => {
    const type = response.request().resourceType();
    responses.push(response.body().then((body) => ({ type, body })));
  });
  const answer = await page.goto(`${site}${route}`, { waitUntil: 'networkidle' });
  const facts = await page.evaluate(readPage);
  const visit = {
    ...facts,
    route,
    status: answer?.status() ?? 0,
    complaints,
    foreign,
    responses: await Promise.all(responses),
  };
  await context.close();
  return visit;
}

/** What the page complains of from now on. */
export function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  return complaints;
}
