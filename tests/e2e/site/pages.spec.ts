import { compressedSize } from '../compressed-size.ts';
import { missingRoute, routes } from './expected/routes.ts';
import { expect, test, type Visit } from './walk.ts';

for (const route of [...routes, missingRoute]) {
  test(`${route} answers, with one h1, no heading level skipped and each landmark once`, async ({
    walk,
  }) => {
    const { status, headings, landmarks } = walk.visit(route);
    expect(status).toBe(route === missingRoute ? 404 : 200);
    expect(headings.filter(({ level }) => level === 1)).toHaveLength(1);
    const skipped = headings.filter(({ level }, at) => level - (headings[at - 1]?.level ?? 0) > 1);
    expect(skipped.map(({ text }) => text)).toEqual([]);
    expect(landmarks).toEqual({ header: 1, main: 1, footer: 1 });
  });

  test(`${route} requests nothing from another origin, and logs no error`, async ({ walk }) => {
    const { foreign, complaints } = walk.visit(route);
    expect(foreign).toEqual([]);
    const expected = route === missingRoute ? ['status of 404', `not found: ${route}`] : [];
    expect(complaints).toEqual(expected.map((words) => expect.stringContaining(words)));
  });

  test(`${route} weighs no more than it may`, async ({ walk }) => {
    const visit = walk.visit(route);
    expect.soft(weightOf(visit, 'document', 'stylesheet')).toBeLessThanOrEqual(14_000);
    const isForWidget = ['/get-matched', '/apply', '/shared-daylight'].includes(route);
    if (!isForWidget) expect.soft(weightOf(visit, 'script')).toBeLessThanOrEqual(5_000);
  });
}

test('the home page weighs no more than 150 kB with all it shows', async ({ walk }) => {
  const visit = walk.visit('/');
  const types = new Set(visit.responses.map(({ type }) => type));
  expect([...types]).toEqual(expect.arrayContaining(['document', 'script', 'font', 'image']));
  expect(weightOf(visit, ...types)).toBeLessThanOrEqual(150_000);
});

/** In bytes; of fonts and pictures too, as compressing them again gains nothing. */
const weightOf = ({ responses }: Visit, ...types: string[]): number =>
  responses
    .filter(({ type }) => types.includes(type))
    .reduce((sum, { body }) => sum + compressedSize(body), 0);
