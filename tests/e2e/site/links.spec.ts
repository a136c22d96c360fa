import { site } from '../addresses.ts';
import { missingRoute, routes } from './expected/routes.ts';
import { targetOf } from './find-section.ts';
import { expect, test } from './walk.ts';

const pages = [...routes, missingRoute];

/** Parts of the wizard's own address: they answer its first question. */
const roles = ['pm', 'dev', 'designer', 'ai', 'cs', 'marketing', 'sales', 'other'];

test('every link leads to a page of ours, to a dialog or to the scheduler in a new tab', async ({
  walk,
}) => {
  for (const { route, links } of walk.visitAll(pages)) {
    const strange = links
      .filter(({ href }) => !/^(#|mailto:)/.test(href))
      .filter((link) => !targetOf(link));
    expect.soft(strange, route).toEqual([]);
  }
});

test('every address within the site answers', async ({ walk, request }) => {
  const addresses = new Map<string, string>();
  for (const { route, links, assets } of walk.visitAll(pages)) {
    for (const address of [...links.map(({ href }) => href), ...assets]) {
      const { origin, pathname } = new URL(address, `${site}${route}`);
      if (origin === site) addresses.set(pathname, route);
    }
  }
  expect(addresses.size).toBeGreaterThan(routes.length);
  for (const [address, route] of addresses) {
    if (address === missingRoute) continue;
    expect.soft((await request.get(address)).status(), `${address}, on ${route}`).toBe(200);
  }
});

test('every part of a page that a link names is there', async ({ walk }) => {
  const visits = new Map(walk.visitAll(pages).map((visit) => [visit.route, visit]));
  for (const { route, links } of visits.values()) {
    for (const { href } of links.filter((link) => link.href.includes('#'))) {
      const [path, part] = href.split('#') as [string, string];
      const ids = path === '/get-matched' ? roles : visits.get(path || route)?.ids;
      expect.soft(ids, `${href}, on ${route}`).toContain(part);
    }
  }
});

test('every page is within two presses of the home page', async ({ walk }) => {
  const near = new Set(['/']);
  for (let press = 0; press < 2; press += 1) {
    const visits = walk.visitAll([...near]);
    for (const { href } of visits.flatMap(({ links }) => links))
      if (href.startsWith('/')) near.add(href.replace(/#.*/, ''));
  }
  expect(routes.filter((route) => !near.has(route))).toEqual([]);
});
