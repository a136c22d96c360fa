import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sizePictures } from '../../site/assets/pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
mkdirSync(join(folder, 'pictures'));
writeFileSync(
  join(folder, 'pictures/home page.svg'),
  '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="690"/>',
);

test('a picture in an article has its size, and loads when it is near the window', () => {
  const picture = '<p><img src="/pictures/home%20page.svg" alt="The home page"></p>';
  expect(sizePictures(picture, folder)).toBe(
    picture.replace('">', '" width="1280" height="690" loading="lazy" decoding="async">'),
  );
});

test.each([
  ['/pictures/gone.webp', 'A team', 'The picture /pictures/gone.webp is not in site/pictures.'],
  [
    'https://example.com/a.png',
    'A',
    'The picture https://example.com/a.png is not in site/pictures.',
  ],
  ['/pictures/home%20page.svg', '', 'needs a description for people who cannot see it.'],
])('the build does not accept the picture %s with the description "%s"', (src, alt, fault) => {
  expect(() => sizePictures(`<img src="${src}" alt="${alt}">`, folder)).toThrow(fault);
});
