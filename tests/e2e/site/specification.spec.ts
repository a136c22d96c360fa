import { articles, talentAction } from './expected/articles.ts';
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
  test(`${route} has the heading and the sections of the specification`, async ({ walk }) => {
    const page = await walk.visit(route);
    expect.soft(headingsOf(page, 1)).toEqual([expected.h1]);
    expect(missingFrom(page.sections, expected)).toEqual([]);
  });
}

for (const [route, { title, action }] of Object.entries(articles)) {
  test(`${route} is an article with a way back, contents and a last step`, async ({ walk }) => {
    const page = await walk.visit(route);
    expect.soft(headingsOf(page, 1).map(straight)).toEqual([title]);
    expect.soft(linkTo(page, 'Back to Resources')).toBe('/resources');
    const contents = page.links.filter(({ href }) => href.startsWith('#') && href !== '#main');
    expect.soft(contents.length, 'contents').toBeGreaterThanOrEqual(3);
    expect.soft(contents.length, 'contents').toBeLessThanOrEqual(5);
    expect(headingsOf(page, 2)).toEqual(expect.arrayContaining(contents.map(({ label }) => label)));
    expect.soft(page.sections.at(-2)?.links, 'articles to read next').toHaveLength(2);
    expect(page.sections.at(-1)?.links.map(targetOf)).toEqual([action]);
    if (action === '/apply') expect(linkTo(page, talentAction)).toBe('/apply');
  });
}

for (const route of [...routes, missingRoute]) {
  test(`${route} has the bar, the drawer and the footer of the specification`, async ({ walk }) => {
    const { links } = await walk.visit(route);
    const inArea = (area: string) =>
      links.filter((link) => link.area === area).map(({ label, href }) => [label, href]);
    const groups = Object.values(bar.groups).flat();
    const [companies, talent, about] = bar.links;
    expect
      .soft(inArea('header').slice(1))
      .toEqual([companies, talent, ...groups, about, bar.action]);
    expect.soft(inArea('dialog')).toEqual([...bar.links, ...groups, bar.action]);
    expect(inArea('footer')).toEqual(expect.arrayContaining([...footer.links]));
    expect(links.find(({ area }) => area === 'header')?.href).toBe('/');
  });

  test(`${route} offers a call in its footer, at the same place as every page`, async ({
    walk,
  }) => {
    const { links } = await walk.visit(route);
    const [, call] = links.filter(({ area }) => area === 'footer');
    expect(call?.label).toBe('Book a Call');
    expect(targetOf(call as LinkFacts)).toBe('scheduler');
  });
}

const headingsOf = ({ headings }: Visit, level: number): string[] =>
  headings.filter((heading) => heading.level === level).map(({ text }) => text);

const linkTo = ({ links }: Visit, label: string): string | undefined =>
  links.filter(({ area }) => area === 'main').find((link) => link.label === label)?.href;

const straight = (text: string): string => text.replace(/[“”]/g, '"');
