import { brand } from '../../../site/content/brand.ts';
import { missingRoute, routes } from './expected/routes.ts';
import { expect, test } from './walk.ts';

test('every page has a title and a description of its own', async ({ walk }) => {
  const seen = new Map<string, string>();
  for (const { route, title, meta } of walk.visitAll([...routes, missingRoute])) {
    expect.soft(title.length, `title of ${route}`).toBeLessThanOrEqual(60);
    const { length } = meta.description ?? '';
    expect.soft(length, `description of ${route}`).toBeGreaterThanOrEqual(120);
    expect.soft(length, `description of ${route}`).toBeLessThanOrEqual(155);
    for (const words of [title, meta.description ?? '']) {
      expect.soft(seen.get(words), `${route} says "${words}", as does`).toBeUndefined();
      seen.set(words, route);
    }
  }
});

for (const route of routes) {
  test(`${route} names its canonical address, and a picture that exists`, async ({
    walk,
    request,
  }) => {
    const { canonical, meta } = walk.visit(route);
    const address = `${brand.site}${route}`;
    expect.soft(canonical).toBe(address);
    expect.soft(meta['og:url']).toBe(address);
    const picture = meta['og:image'] ?? '';
    expect(picture).toMatch(/^https?:\/\//);
    const answer = await request.get(new URL(picture).pathname);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('image/png');
    const png = await answer.body();
    // A PNG says its size first of all.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });
}

test('no structured data has ratings, or people who do not exist', async ({ walk }) => {
  for (const { route, data } of walk.visitAll(routes)) {
    for (const text of data) expect.soft(JSON.parse(text), route).toBeTruthy();
    expect.soft(data.join(), route).not.toMatch(/Review|Rating|FAQPage|"Person"/);
  }
});

test('what is not found is kept from search engines', async ({ walk }) => {
  const { canonical, meta } = walk.visit(missingRoute);
  expect(meta.robots).toBe('noindex');
  expect(canonical).toBe('');
});
