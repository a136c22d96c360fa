import { expect, test } from 'vitest';
import type { PageRecord } from '../../site/layouts/page.tsx';

const pages = Object.entries(
  import.meta.glob<PageRecord>('/site/pages/*.ts', { eager: true, import: 'default' }),
).filter(([, { service }]) => service);

const termsOf = ({ sections }: PageRecord) =>
  sections.flatMap((section) => (section.kind === 'terms' ? [section] : []));

test('every service page has its terms once', () => {
  expect(pages.length).toBe(13);
  for (const [file, record] of pages) expect(termsOf(record), file).toHaveLength(1);
});

test('the terms refer to the agreement for ownership and the end, and promise no refund', () => {
  for (const [file, record] of pages) {
    for (const { ownership, stopping } of termsOf(record)) {
      expect(`${ownership} ${stopping}`, file).toMatch(/your agreement/i);
    }
    expect(JSON.stringify(termsOf(record)), file).not.toMatch(/refund|guarantee|money back/i);
  }
});

test('no two service pages say the same about a topic', () => {
  const texts = pages.flatMap(([, record]) =>
    termsOf(record).flatMap(({ kind, ...terms }) => Object.values(terms)),
  );
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});
