import { globSync, readFileSync } from 'node:fs';
import { renderToString } from 'preact-render-to-string';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { coverFigures } from '../../site/assets/cover-figures.ts';
import { coverDrawing, drawSvg } from '../../site/assets/covers.ts';
import { ArticlesOfSite } from '../../site/components/articles-of-site.ts';
import { ArticleSections } from '../../site/layouts/article-sections.tsx';
import { figures, styleButtons } from '../../site/layouts/draw-markdown.ts';
import { pieces } from '../../site/layouts/pieces.css.ts';
import { button } from '../../site/style/controls.css.ts';
import { article, collection } from './rendered-pages.fixture.ts';

test('a link with the class “button” in an article looks like a button of other pages', () => {
  const link = (classes: string) => `<p><a class="${classes}" href="/apply">Apply</a></p>`;
  expect(styleButtons(link('button'))).toBe(link(button.primary));
  expect(styleButtons(link('button secondary'))).toBe(link(button.secondary));
});

test('every class of a figure in an article is drawn, and docs/marketing.md says what is inside', () => {
  const guide = readFileSync('docs/marketing.md', 'utf8');
  const texts = globSync('site/articles/*.md').map((file) => readFileSync(file, 'utf8'));
  const names = texts.flatMap((text) =>
    [...text.matchAll(/<(?:figure|p) class="([a-z ]+)"/g)].map(([, name]) => name as string),
  );
  expect(names.length).toBeGreaterThan(0);
  for (const name of new Set(names)) {
    expect(figures, name).toHaveProperty([name]);
    expect(guide, name).toContain(`\`${name}\``);
  }
});

test('each article begins with a figure, has one sentence to remember, and says once that something is invented', () => {
  for (const file of globSync('site/articles/*.md')) {
    const [, , text = ''] = readFileSync(file, 'utf8').split(/^---$/m);
    expect(text.trimStart(), file).toMatch(/^<figure class="/);
    expect(text.match(/<p class="poster">/g), file).toHaveLength(1);
    expect((text.match(/Illustrative example/g) ?? []).length, file).toBeLessThanOrEqual(1);
  }
});

test('the cover of an article is its own figure', () => {
  const cover = (seed: string) => drawSvg(seed);
  const seeds = globSync('site/articles/*.md').map(
    (file) => /^seed: (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1] as string,
  );
  expect(new Set(seeds.map(cover)).size).toBe(seeds.length);
  for (const seed of seeds) expect(cover(seed), seed).not.toContain(coverDrawing(seed).drawing);
  expect(cover('an article without a figure')).toContain('<svg');
});

test('each figure of an opening has a cover, and what the article carries from it', () => {
  const names = Object.keys(pieces).sort();
  expect(Object.keys(coverFigures).sort()).toEqual(names);
  for (const file of globSync('site/articles/*.md'))
    expect(names).toContain(/<figure class="(\w+)/.exec(readFileSync(file, 'utf8'))?.[1]);
});

test('an article has the heading “Read next” only if there is another to read', () => {
  const draw = (related: string[]) => {
    const page = createElement(ArticleSections, { article: { ...article, related }, text: '' });
    const { Provider } = ArticlesOfSite;
    return renderToString(createElement(Provider, { value: collection }, page) as never);
  };
  expect(draw(['another'])).toContain('Read next');
  expect(draw([])).not.toContain('Read next');
});
