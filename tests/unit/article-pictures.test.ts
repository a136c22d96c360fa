import { cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sizePictures } from '../../site/assets/pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
mkdirSync(join(folder, 'pictures'));
cpSync('docs/home.webp', join(folder, 'pictures/home page.webp'));

test('a picture in an article has its size, and loads when it is near the window', () => {
  const picture = '<p><img src="/pictures/home%20page.webp" alt="The home page"></p>';
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
  ['/pictures/home%20page.webp', '', 'needs a description for people who cannot see it.'],
])('the build does not accept the picture %s with the description "%s"', (src, alt, fault) => {
  expect(() => sizePictures(`<img src="${src}" alt="${alt}">`, folder)).toThrow(fault);
});
