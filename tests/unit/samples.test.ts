import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { labels } from '../../site/content/labels.ts';
import { type Passage, scoredTasks } from '../../site/content/scored-tasks.ts';
import Article from '../../site/layouts/article.tsx';
import Page from '../../site/layouts/page.tsx';
import { collection, pages } from './rendered-pages.fixture.ts';

const note = labels.sampleNote;
const isInvented = (value: unknown) => JSON.stringify(value).includes('"sample":true');
const countOf = (text: string) => text.match(/illustrative example/gi)?.length ?? 0;

const invented = pages.filter(({ record }) => isInvented(record.sections));

test('each section with something invented says so, once, and then the footer', () => {
  expect(note).toMatch(/^Illustrative example/);
  expect(invented.length).toBeGreaterThan(15);
  for (const { path, record } of invented)
    for (const section of record.sections.filter(isInvented)) {
      const html = renderToString(
        Page({ record: { ...record, sections: [section] }, path, articles: collection }),
      );
      const name = `${path} ${section.kind}`;
      expect(countOf(html), name).toBe(1);
      expect(html, name).toContain(labels.sampleNoteInFull);
    }
});

test('the footer of an article with something invented says so', () => {
  const footerOf = (content: string) =>
    renderToString(Article({ content, path: '/resources/article', articles: collection }));
  expect(footerOf(`<p>${note}</p>`)).toContain(labels.sampleNoteInFull);
  expect(footerOf('<p>A text</p>')).not.toContain(labels.sampleNoteInFull);
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
