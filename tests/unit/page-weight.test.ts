import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fillPageWeight } from '../../site/build/page-weight.ts';

test('the placeholder in a page becomes the size of its own file', () => {
  const words = Array.from({ length: 4_000 }, (_, index) => Math.sin(index)).join(' ');
  const page = fillPageWeight(Buffer.from(`<p>{pageWeight} kB</p>${words}`));
  const said = Number(/<p>(\d+) kB/.exec(page.toString())?.[1]);
  const size = gzipSync(page).length / 1_000;
  expect(said).toBeGreaterThanOrEqual(size);
  expect(said).toBeLessThan(size + 1.1);
});

test('a page without the placeholder does not change', () => {
  const page = Buffer.from('<p>Hello</p>');
  expect(fillPageWeight(page)).toBe(page);
});
