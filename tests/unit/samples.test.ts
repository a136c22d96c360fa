import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { labels } from '../../site/content/labels.ts';
import { type Passage, scoredTasks } from '../../site/content/scored-tasks.ts';
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

test('each change that is scored removes and keeps only lines of the code it changes', () => {
  const codeOf = (passages: Passage[]) =>
    passages.filter(({ isCode }) => isCode).flatMap(({ lines }) => lines);
  for (const { material, answers } of Object.values(scoredTasks)) {
    const code = codeOf(material).map((line) => line.trim());
    for (const { passages } of answers) {
      const before = codeOf(passages)
        .filter((line) => !line.startsWith('+'))
        .map((line) => line.slice(2).trim());
      expect(code.filter((line) => before.includes(line))).toEqual(before);
    }
  }
});
