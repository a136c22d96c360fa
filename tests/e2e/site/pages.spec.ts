import { compressedSize, FIRST_FLIGHT } from '../compressed-size.ts';
import { expect, test, type Visit } from './crawl.ts';
import { missingRoute, routes } from './expected/routes.ts';

for (const route of [...routes, missingRoute]) {
  test(`${route} has one h1, no skipped heading level and each landmark once`, async ({
    crawl,
  }) => {
    const { status, headings, landmarks } = crawl.visit(route);
    expect(status).toBe(route === missingRoute ? 404 : 200);
    expect(headings.filter(({ level }) => level === 1)).toHaveLength(1);
    const skipped = headings.filter(({ level }, at) => level - (headings[at - 1]?.level ?? 0) > 1);
    expect(skipped.map(({ text }) => text)).toEqual([]);
    expect(landmarks).toEqual({ header: 1, main: 1, footer: 1 });
  });

  test(`${route} requests nothing from another origin, and logs no error`, async ({ crawl }) => {
    const { foreign, errors } = crawl.visit(route);
    expect(foreign).toEqual([]);
    const expected = route === missingRoute ? ['status of 404', `not found: ${route}`] : [];
    expect(errors).toEqual(expected.map((words) => expect.stringContaining(words)));
  });

  test(`${route} stays within its size budget`, async ({ crawl }) => {
    const visit = crawl.visit(route);
    // /embed documents every element.
    const first = route === '/embed' ? 16_000 : FIRST_FLIGHT;
    expect.soft(weightOf(visit, 'document', 'stylesheet')).toBeLessThanOrEqual(first);
    const isForWidget = ['/get-matched', '/apply', '/shared-daylight'].includes(route);
    // The first screens of these pages count hours: those shared with the visitor, and a team's.
    const most = ['/', '/hire-a-team'].includes(route) ? 8_500 : 6_500;
    if (!isForWidget) expect.soft(weightOf(visit, 'script')).toBeLessThanOrEqual(most);
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
