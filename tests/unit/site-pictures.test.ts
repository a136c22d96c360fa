import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { asIco } from '../../site/build/assets/ico.ts';
import { drawIcons } from '../../site/build/assets/icons.ts';
import { rasterise } from '../../site/build/assets/raster.ts';
import { socialImage, writeSocialImages } from '../../site/build/assets/social-images.ts';
import { wrapWords } from '../../site/build/assets/wrap-words.ts';

/** Width and height stand at the same place in every PNG. */
const sizeOf = (png: Uint8Array): number[] => {
  const view = Buffer.from(png);
  return [view.readUInt32BE(16), view.readUInt32BE(20)];
};

test('a title is broken into as few lines as fit, of about the same length', () => {
  expect(wrapWords('Hire a full remote team in one go', 20)).toEqual([
    'Hire a full remote',
    'team in one go',
  ]);
  expect(wrapWords('Sales', 20)).toEqual(['Sales']);
});

test('a word that is longer than a line has a line of its own', () => {
  expect(wrapWords('An extraordinarily long word', 10)).toEqual([
    'An',
    'extraordinarily',
    'long word',
  ]);
});

test('the picture of a page is 1200 by 630, and the same for the same words', async () => {
  const card = { title: 'Ten “good” days & <more>', kind: 'Guide', seed: 'tides' };
  const path = socialImage(card);
  expect(socialImage({ ...card })).toBe(path);
  expect(socialImage({ ...card, title: 'Others' })).not.toBe(path);
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  await writeSocialImages(folder);
  expect(sizeOf(await readFile(join(folder, path)))).toEqual([1200, 630]);
});

test('words are drawn, each kind in its own face', async () => {
  const draw = (more: string) =>
    rasterise(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20">${more}</svg>`, 60);
  const { drawnFamilies } = await import('../../site/build/assets/fonts.ts');
  const text = (family: string) =>
    `<text y="16" font-family="${family}" font-size="16">Raga</text>`;
  const [nothing, heading, body] = await Promise.all([
    draw(''),
    draw(text(drawnFamilies.heading)),
    draw(text(drawnFamilies.body)),
  ]);
  expect(heading.equals(nothing)).toBe(false);
  expect(body.equals(heading)).toBe(false);
});

test('there is an icon for every browser, and for the start screen of a phone', async () => {
  const icons = Object.fromEntries(
    (await drawIcons()).map(({ path, content }) => [path, content as Uint8Array]),
  );
  expect(Object.keys(icons)).toEqual(['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png']);
  expect(sizeOf(icons['/apple-touch-icon.png'] as Uint8Array)).toEqual([180, 180]);
});

test('an .ico says where its one picture is, how large, and of how many bytes', () => {
  const ico = asIco(Buffer.from('picture'), 32);
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico[6], ico[7]]).toEqual([1, 1, 32, 32]);
  const [length, start] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  expect(ico.subarray(start, start + length).toString()).toBe('picture');
});
