import { expect, test, type Visit } from './crawl.ts';
import { articles } from './expected/articles.ts';
import { elementPages } from './expected/element-pages.ts';
import { mainPages, missingPage } from './expected/main-pages.ts';
import type { ExpectedPage } from './expected/page.ts';
import { missingRoute, routes } from './expected/routes.ts';
import { servicePages } from './expected/service-pages.ts';
import { barAction, barLinks, footerLinks } from './expected/shell.ts';
import { findMissingSections, targetOf } from './find-section.ts';
import type { LinkFacts } from './read-page.ts';

const pages: Readonly<Record<string, ExpectedPage>> = {
  ...mainPages,
  ...servicePages,
  ...elementPages,
  [missingRoute]: missingPage,
};

for (const [route, expected] of Object.entries(pages)) {
  test(`${route} has its heading, and its sections in order`, async ({ crawl }) => {
    const page = crawl.visit(route);
    expect.soft(headingsOf(page, 1)).toEqual([expected.h1]);
    expect(findMissingSections(page.sections, expected)).toEqual([]);
  });
}

for (const [route, action] of Object.entries(articles)) {
  test(`${route} links to all articles, its chapters, related articles and the next step`, async ({
    crawl,
  }) => {
    const page = crawl.visit(route);
    expect.soft(linkTo(page, 'Back to Resources')).toBe('/resources');
    const contents = page.links.filter(({ area }) => area === 'nav');
    expect.soft(contents.length, 'contents').toBeGreaterThanOrEqual(3);
    expect.soft(contents.length, 'contents').toBeLessThanOrEqual(5);
    expect.soft(contents.every(({ href }) => href.startsWith('#'))).toBe(true);
    expect(headingsOf(page, 2)).toEqual(expect.arrayContaining(contents.map(({ label }) => label)));
    expect.soft(page.sections.at(-2)?.links, 'articles to read next').toHaveLength(2);
    expect(page.sections.at(-1)?.links.map(targetOf)).toEqual([action]);
  });
}

for (const route of [...routes, missingRoute]) {
  test(`${route} has every link of the bar, the drawer and the footer, with the call at the same position`, async ({
    crawl,
  }) => {
    const { links } = crawl.visit(route);
    const inArea = (area: string) =>
      links.filter((link) => link.area === area).map(({ label, href }) => [label, href]);
    const groups = Object.values(barLinks.groups).flat();
    const [companies, talent, about] = barLinks.links;
    expect
      .soft(inArea('header').slice(1))
      .toEqual([companies, talent, ...groups, about, barAction(route)]);
    expect.soft(inArea('dialog')).toEqual([...barLinks.links, ...groups, barAction(route)]);
    expect(inArea('footer')).toEqual(expect.arrayContaining([...footerLinks]));
    expect(links.find(({ area }) => area === 'header')?.href).toBe('/');
    const [, call] = links.filter(({ area }) => area === 'footer');
    expect(call?.label).toBe('Book a Call');
    expect(targetOf(call as LinkFacts)).toBe('scheduler');
  });
}

const headingsOf = ({ headings }: Visit, level: number): string[] =>
  headings.filter((heading) => heading.level === level).map(({ text }) => text);

const linkTo = ({ links }: Visit, label: string): string | undefined =>
  links.filter(({ area }) => area === 'main').find((link) => link.label === label)?.href;
