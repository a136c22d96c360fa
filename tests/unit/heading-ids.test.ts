import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { Base } from '../../site/layouts/base.tsx';
import { addHeadingIds } from '../../site/layouts/heading-ids.ts';
import { markdown } from '../../site/layouts/markdown.ts';
import { collection } from './rendered-pages.fixture.ts';

const idsOf = (...headings: string[]) =>
  addHeadingIds(headings.map((heading) => `<h2>${heading}</h2>`).join('')).contents.map(
    ({ id }) => id,
  );

test('ids are readable, unique and never empty', () => {
  expect(idsOf('Über uns', 'Cost', 'Cost', '中文', '🚀', 'The <em>first</em> week')).toEqual([
    'ueber-uns',
    'cost',
    'cost-2',
    'section',
    'section-2',
    'the-first-week',
  ]);
});

test('no heading gets an id that the page or the text has already', () => {
  const metadata = { title: '', description: '', path: '/resources/article' };
  const page = renderToString(
    Base({ metadata, articles: collection, hasDiscoveryCall: true, children: '' }),
  );
  const taken = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);
  expect(taken).toContain('main');
  expect(idsOf('Contents', ...taken).filter((id) => [...taken, 'contents'].includes(id))).toEqual(
    [],
  );
  expect(addHeadingIds('<p id="cost"></p><h2>Cost</h2>').html).toContain('<h2 id="cost-2">');
});

test('a heading of the first level becomes one of the second', () => {
  expect(addHeadingIds('<h1>Cost</h1>').html).toBe('<h2 id="cost">Cost</h2>');
});

test('a footnote leads to its note, and the note back', () => {
  const { html } = addHeadingIds(markdown.render('One[^1].\n\n## Note\n\n[^1]: From the study.'));
  expect(html).toContain('From the study.');
  const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(links).toHaveLength(2);
  for (const id of links) expect(html).toContain(` id="${id}"`);
});
