import { restId } from '../../../site/layouts/first-paint.ts';
import { compressedSize, FIRST_FLIGHT } from '../compressed-size.ts';
import { expect, test, type Visit } from './crawl.ts';
import { missingRoute, routes } from './expected/routes.ts';

/** In bytes. A page with its styles is at most 20 kB; the scripts are a tenth more than they are now. */
const budgets = { page: 20_480, scripts: 8_100 };

for (const route of [...routes, missingRoute]) {
  test(`${route} has one h1, no skipped heading level and each landmark once, logs no error, asks no other origin, and stays within its size budget`, async ({
    crawl,
  }) => {
    const visit = crawl.visit(route);
    const { headings } = visit;
    expect.soft(visit.status).toBe(route === missingRoute ? 404 : 200);
    expect.soft(headings.filter(({ level }) => level === 1)).toHaveLength(1);
    const skipped = headings.filter(({ level }, at) => level - (headings[at - 1]?.level ?? 0) > 1);
    expect.soft(skipped.map(({ text }) => text)).toEqual([]);
    expect.soft(visit.landmarks).toEqual({ header: 1, main: 1, footer: 1 });
    const errors = route === missingRoute ? ['status of 404', `not found: ${route}`] : [];
    expect.soft(visit.errors).toEqual(errors.map((words) => expect.stringContaining(words)));
    expect.soft(visit.foreign).toEqual([]);

    const html = visit.responses.find(({ type }) => type === 'document')?.body ?? Buffer.of();
    const rest = html.indexOf(`id="${restId}"`);
    const opening = rest === -1 ? html : html.subarray(0, rest);
    expect.soft(compressedSize(opening), 'the opening').toBeLessThanOrEqual(FIRST_FLIGHT);
    const page = weightOf(visit, 'document', 'stylesheet');
    expect.soft(page, 'with its styles').toBeLessThanOrEqual(budgets.page);
    // The home page has the carousel, which loads with the page: its limit is that of all resources below.
    const hasWidget = ['/', '/get-matched', '/apply', '/shared-daylight'].includes(route);
    const scripts = weightOf(visit, 'script');
    if (!hasWidget) expect.soft(scripts, 'the scripts').toBeLessThanOrEqual(budgets.scripts);
  });
}

test('the home page with all its resources is at most 150 kB', async ({ crawl }) => {
  const visit = crawl.visit('/');
  const types = new Set(visit.responses.map(({ type }) => type));
  expect([...types]).toEqual(expect.arrayContaining(['document', 'script', 'font', 'image']));
  expect(weightOf(visit, ...types)).toBeLessThanOrEqual(150_000);
});

/** In bytes, compressed, including fonts and images, whose size compression hardly changes. */
const weightOf = ({ responses }: Visit, ...types: string[]): number =>
  responses
    .filter(({ type }) => types.includes(type))
    .reduce((sum, { body }) => sum + compressedSize(body), 0);
