import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cutPhotos } from '../../site/assets/photos.ts';

const folder = mkdtempSync(join(tmpdir(), 'photos-'));
mkdirSync(join(folder, 'pictures'));
const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#888', noise } })
  .jpeg()
  .toFile(join(folder, 'pictures/Ada B.jpg'));
writeFileSync(join(folder, 'pictures/broken.jpg'), 'no picture');

test('a photograph is cut to a square and compressed', async () => {
  const { photos, faults } = await cutPhotos(
    [{ face: 'thandi', photo: '/pictures/Ada B.jpg' }],
    folder,
  );
  expect(faults).toEqual([]);
  const { path, content } = photos.thandi ?? {};
  expect(path).toMatch(/^\/assets\/thandi-[\da-f]{8}\.webp$/);
  const { width, height } = await sharp(content as Buffer).metadata();
  expect([width, height]).toEqual([320, 320]);
  expect(content?.length).toBeLessThan(40_000);
});

test('a file that is no picture leaves the drawn portrait, and one line says so', async () => {
  const { photos, faults } = await cutPhotos(
    [{ face: 'thandi', photo: '/pictures/broken.jpg' }],
    folder,
  );
  expect(photos).toEqual({});
  expect(faults).toEqual([
    expect.stringMatching(/\/pictures\/broken\.jpg: it cannot be read as a picture/),
  ]);
});

test('a photograph is never shown beside the name of somebody else', async () => {
  const people = [{ face: 'thandi', photo: '/pictures/Ada B.jpg' }, { face: 'thandi' }];
  const { photos, faults } = await cutPhotos(people, folder);
  expect(photos).toEqual({});
  expect(faults[0]).toContain('somebody else has the same portrait: choose another');
});
