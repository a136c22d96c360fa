import { type Browser, test as base, expect, type Page } from 'playwright/test';
import { site } from '../addresses.ts';
import { missingRoute, routes } from './expected/routes.ts';
import { fewAtOnce } from './few-at-once.ts';
import { type PageFacts, readPage } from './read-page.ts';

/** The facts about a visited page and about its loading. */
export interface Visit extends PageFacts {
  readonly route: string;
  readonly status: number;
  /** Script errors, and errors and warnings in the console. */
  readonly errors: readonly string[];
  /** Requests to another origin. */
  readonly foreign: readonly string[];
  readonly responses: readonly { readonly type: string; readonly body: Buffer }[];
}

interface Crawl {
  visit(route: string): Visit;
  /** The visits to several pages, in the given order. */
  visitAll(routes: readonly string[]): readonly Visit[];
}

/** Each worker visits every page only once, because many tests read the same pages. */
export const test = base.extend<object, { crawl: Crawl }>({
  crawl: [
    async ({ browser }, use) => {
      const visits = new Map<string, Visit>();
      await fewAtOnce([...routes, missingRoute], async (route) => {
        visits.set(route, await visitPage(browser, route));
      });
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
  const errors = collectErrors(page);
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
  // A response that is still on its way when the page closes would have no body.
  page.removeAllListeners('response');
  const facts = await page.evaluate(readPage);
  const visit = {
    ...facts,
    route,
    status: answer?.status() ?? 0,
    errors,
    foreign,
    responses: await Promise.all(responses),
  };
  await context.close();
  return visit;
}

/** Collects script errors, and console errors and warnings, from now on. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}
