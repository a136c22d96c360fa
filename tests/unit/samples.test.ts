import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { labels } from '../../site/content/labels.ts';
import Page from '../../site/layouts/page.tsx';
import { collection, pages } from './rendered-pages.fixture.ts';

const note = labels.sampleNote;
const isInvented = (value: unknown) => JSON.stringify(value).includes('"sample":true');
const countOf = (text: string) => text.match(/illustrative example/gi)?.length ?? 0;

const invented = pages.filter(({ record }) => isInvented(record.sections));

test('a page says at most once that its examples are invented', () => {
  expect(note).toMatch(/^Illustrative example/);
  for (const { path, text } of pages) expect(countOf(text), path).toBeLessThanOrEqual(1);
});

test('a page with something invented says so, in the first section that shows it', () => {
  expect(invented.length).toBeGreaterThan(15);
  for (const { path, record } of invented) {
    const sections = record.sections.slice(0, record.sections.findIndex(isInvented) + 1);
    const html = renderToString(
      Page({ record: { ...record, sections }, path, articles: collection }),
    );
    expect(countOf(html), path).toBe(1);
  }
});
