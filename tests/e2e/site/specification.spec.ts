import { articles } from './expected/articles.ts';
import { mainPages, missingPage } from './expected/main-pages.ts';
import type { ExpectedPage } from './expected/page.ts';
import { missingRoute, routes } from './expected/routes.ts';
import { servicePages } from './expected/service-pages.ts';
import { bar, footer } from './expected/shell.ts';
import { missingFrom, targetOf } from './find-section.ts';
import type { LinkFacts } from './read-page.ts';
import { expect, test, type Visit } from './walk.ts';

const pages: Readonly<Record<string, ExpectedPage>> = {
  ...mainPages,
  ...servicePages,
  [missingRoute]: missingPage,
};

for (const [route, expected] of Object.entries(pages)) {
  test(`${route} has its heading, and its sections in order`, async ({ walk }) => {
    const page = walk.visit(route);
    expect.soft(headingsOf(page, 1)).toEqual([expected.h1]);
    expect(missingFrom(page.sections, expected)).toEqual([]);
  });
}

for (const [route, action] of Object.entries(articles)) {
  test(`${route} leads back, to its chapters, to other articles and to the next step`, async ({
    walk,
  }) => {
    const page = walk.visit(route);
    expect.soft(linkTo(page, 'Back to Resources')).toBe('/resources');
    const contents = page.links.filter(({ href }) => href.startsWith('#') && href !== '#main');
    expect.soft(contents.length, 'contents').toBeGreaterThanOrEqual(3);
    expect.soft(contents.length, 'contents').toBeLessThanOrEqual(5);
    expect(headingsOf(page, 2)).toEqual(expect.arrayContaining(contents.map(({ label }) => label)));
    expect.soft(page.sections.at(-2)?.links, 'articles to read next').toHaveLength(2);
    expect(page.sections.at(-1)?.links.map(targetOf)).toEqual([action]);
  });
}

for (const route of [...routes, missingRoute]) {
  test(`${route} has every link of the bar, the drawer and the footer`, async ({ walk }) => {
    const { links } = walk.visit(route);
    const inArea = (area: string) =>
      links.filter((link) => link.area === area).map(({ label, href }) => [label, href]);
    const groups = Object.values(bar.groups).flat();
    const [companies, talent, about] = bar.links;
    expect
      .soft(inArea('header').slice(1))
      .toEqual([companies, talent, ...groups, about, bar.action]);
    expect.soft(inArea('dialog')).toEqual([...bar.links, ...groups, bar.action]);
    expect(inArea('footer')).toEqual(expect.arrayContaining([...footer]));
    expect(links.find(({ area }) => area === 'header')?.href).toBe('/');
  });

  test(`${route} offers a call at the same place in the footer as every page`, async ({ walk }) => {
    const { links } = walk.visit(route);
    const [, call] = links.filter(({ area }) => area === 'footer');
    expect(call?.label).toBe('Book a Call');
    expect(targetOf(call as LinkFacts)).toBe('scheduler');
  });
}

const headingsOf = ({ headings }: Visit, level: number): string[] =>
  headings.filter((heading) => heading.level === level).map(({ text }) => text);

const linkTo = ({ links }: Visit, label: string): string | undefined =>
  links.filter(({ area }) => area === 'main').find((link) => link.label === label)?.href;
