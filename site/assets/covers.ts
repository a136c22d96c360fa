import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Asset, createAsset } from './asset.ts';
import { drawLandscape, landscapeSize, type Scheme, schemes, type Terrain } from './landscape.ts';
import { writeAsset } from './write.ts';

export const coverSize = landscapeSize;

/** Read from disk: `import.meta.glob` would turn thousands of files into modules. */
const articles = globSync('site/articles/*.md').sort();

const seeds = [...new Set(articles.map(seedOf))];
const seedIndexes = new Map(seeds.map((seed, index) => [seed, index]));

const terrain: Terrain = {
  sun: { radius: [70, 130], x: [150, 570], y: [130, 250] },
  hills: { from: 235, step: 55, variation: 38 },
  horizon: 0,
};

const requested = new Map<string, Asset>();

/** Returns the URL path of an article's cover, by its `seed`. `writeCovers` writes it later. */
export function requestCover(seed: string): string {
  const name = seed.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const asset = requested.get(seed) ?? createAsset(`cover-${name}`, 'svg', drawSvg(seed));
  requested.set(seed, asset);
  return asset.path;
}

/** Writes the covers that `requestCover` was called for. */
export async function writeCovers(outDir: string): Promise<void> {
  await Promise.all([...requested.values()].map((asset) => writeAsset(outDir, asset)));
}

function seedOf(file: string): string {
  const [, seed] = /^seed: ["']?(.+?)["']?$/m.exec(readFileSync(file, 'utf8')) ?? [];
  return seed ?? basename(file, '.md');
}

/** Assigned in turn, so that neighboring covers differ. */
export function schemeOf(seed: string): Scheme {
  return schemes[(seedIndexes.get(seed) ?? 0) % schemes.length] as Scheme;
}

/** For a cover inside a page: the `viewBox` and the children of its `svg`. */
export function coverDrawing(seed: string): { viewBox: string; drawing: string } {
  const { width, height } = coverSize;
  return {
    viewBox: `0 0 ${width} ${height}`,
    drawing: drawLandscape(seed, schemeOf(seed), terrain),
  };
}

function drawSvg(seed: string): string {
  const { viewBox, drawing } = coverDrawing(seed);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${drawing}</svg>`;
}
