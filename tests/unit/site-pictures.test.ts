import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { encodeIco } from '../../site/assets/ico.ts';
import { drawIcons } from '../../site/assets/icons.ts';
import { rasterize } from '../../site/assets/raster.ts';
import { requestSocialImage, writeSocialImages } from '../../site/assets/social-images.ts';
import { wrapWords } from '../../site/assets/wrap-words.ts';

/** Reads width and height from the IHDR chunk, which is always first in a PNG. */
const sizeOf = (png: Uint8Array): number[] => {
  const view = Buffer.from(png);
  return [view.readUInt32BE(16), view.readUInt32BE(20)];
};

test('a title on a picture has as few lines as possible, of similar length', () => {
  expect(wrapWords('Hire a full remote team in one go', 20)).toEqual([
    'Hire a full remote',
    'team in one go',
  ]);
  expect(wrapWords('Sales', 20)).toEqual(['Sales']);
});

test('a word that is too long for a picture has a line of its own', () => {
  expect(wrapWords('An extraordinarily long word', 10)).toEqual([
    'An',
    'extraordinarily',
    'long word',
  ]);
});

test('social images are 1200 by 630 pixels, and equal cards share one', async () => {
  const card = { title: 'Ten “good” days & <more>', kind: 'Guide', seed: 'tides' };
  const path = requestSocialImage(card);
  expect(requestSocialImage({ ...card })).toBe(path);
  expect(requestSocialImage({ ...card, title: 'Others' })).not.toBe(path);
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  await writeSocialImages(folder);
  expect(sizeOf(await readFile(join(folder, path)))).toEqual([1200, 630]);
});

test('pictures contain text, with different fonts for headings and body', async () => {
  const draw = (more: string) =>
    rasterize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20">${more}</svg>`, 60);
  const { rasterFontFamilies } = await import('../../site/assets/fonts.ts');
  const text = (family: string) =>
    `<text y="16" font-family="${family}" font-size="16">Raga</text>`;
  const [nothing, heading, body] = await Promise.all([
    draw(''),
    draw(text(rasterFontFamilies.heading)),
    draw(text(rasterFontFamilies.body)),
  ]);
  expect(heading.equals(nothing)).toBe(false);
  expect(body.equals(heading)).toBe(false);
});

test('there are icons for browsers and for the home screen of phones', async () => {
  const icons = Object.fromEntries(
    (await drawIcons()).map(({ path, content }) => [path, content as Uint8Array]),
  );
  expect(Object.keys(icons)).toEqual(['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png']);
  expect(sizeOf(icons['/apple-touch-icon.png'] as Uint8Array)).toEqual([180, 180]);
});

test('the .ico header has the offset, size and length of the picture', () => {
  const ico = encodeIco(Buffer.from('picture'), 32);
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico[6], ico[7]]).toEqual([1, 1, 32, 32]);
  const [length, start] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  expect(ico.subarray(start, start + length).toString()).toBe('picture');
});
