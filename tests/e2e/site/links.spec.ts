import { site } from '../addresses.ts';
import { expect, test } from './crawl.ts';
import { missingRoute, routes } from './expected/routes.ts';
import { fewAtOnce } from './few-at-once.ts';
import { targetOf } from './find-section.ts';

const pages = [...routes, missingRoute];

/** The fragments of the wizard's URL that answer its first question. */
const roles = ['pm', 'dev', 'designer', 'ai', 'cs', 'marketing', 'sales', 'other'];

test('every link leads to one of our pages, a dialog, or the scheduler in a new tab', async ({
  crawl,
}) => {
  for (const { route, links } of crawl.visitAll(pages)) {
    const strange = links
      .filter(({ href }) => !/^(#|mailto:)/.test(href))
      .filter((link) => !targetOf(link));
    expect.soft(strange, route).toEqual([]);
  }
});

test('every address within the site exists', async ({ crawl, request }) => {
  const addresses = new Map<string, string>();
  for (const { route, links, assets } of crawl.visitAll(pages)) {
    for (const address of [...links.map(({ href }) => href), ...assets]) {
      const { origin, pathname } = new URL(address, `${site}${route}`);
      if (origin === site) addresses.set(pathname, route);
    }
  }
  expect(addresses.size).toBeGreaterThan(routes.length);
  addresses.delete(missingRoute);
  await fewAtOnce([...addresses], async ([address, route]) => {
    expect.soft((await request.get(address)).status(), `${address}, on ${route}`).toBe(200);
  });
});

test('every fragment in a link exists on its page', async ({ crawl }) => {
  const visits = new Map(crawl.visitAll(pages).map((visit) => [visit.route, visit]));
  for (const { route, links } of visits.values()) {
    for (const { href } of links.filter((link) => link.href.includes('#'))) {
      const [path, part] = href.split('#') as [string, string];
      const page = visits.get(path.replace(/\?.*/, '') || route);
      const ids = path === '/get-matched' ? roles : page?.ids;
      expect.soft(ids, `${href}, on ${route}`).toContain(part);
    }
  }
});

test('every page is at most two links away from the home page', async ({ crawl }) => {
  const near = new Set(['/']);
  for (let press = 0; press < 2; press += 1) {
    const visits = crawl.visitAll([...near]);
    for (const { href } of visits.flatMap(({ links }) => links))
      if (href.startsWith('/')) near.add(href.replace(/#.*/, ''));
  }
  expect(routes.filter((route) => !near.has(route))).toEqual([]);
});
