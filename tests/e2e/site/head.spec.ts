import { brand } from '../../../site/content/brand.ts';
import { expect, test } from './crawl.ts';
import { missingRoute, routes } from './expected/routes.ts';

for (const route of routes) {
  test(`${route} names its canonical URL, and a social image that exists`, async ({
    crawl,
    request,
  }) => {
    const { canonical, meta } = crawl.visit(route);
    const address = `${brand.site}${route}`;
    expect.soft(canonical).toBe(address);
    expect.soft(meta['og:url']).toBe(address);
    const picture = meta['og:image'] ?? '';
    expect(picture).toMatch(/^https?:\/\//);
    const answer = await request.get(new URL(picture).pathname);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('image/png');
    const png = await answer.body();
    // A PNG file begins with its size.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });
}

test('no structured data contains ratings or invented people', async ({ crawl }) => {
  for (const { route, data } of crawl.visitAll(routes)) {
    for (const text of data) expect.soft(JSON.parse(text), route).toBeTruthy();
    expect.soft(data.join(), route).not.toMatch(/Review|Rating|FAQPage|"Person"/);
  }
});

test('the error page is hidden from search engines', async ({ crawl }) => {
  const { canonical, meta } = crawl.visit(missingRoute);
  expect(meta.robots).toBe('noindex');
  expect(canonical).toBe('');
});
