import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Asset, createAsset } from './asset.ts';
import { coverFigures } from './cover-figures.ts';
import { drawLandscape, landscapeSize, type Scheme, schemes, type Terrain } from './landscape.ts';
import { writeAsset } from './write.ts';

export const coverSize = landscapeSize;

/** Read from disk: `import.meta.glob` would turn thousands of files into modules. */
const articles = globSync('site/articles/*.md').sort();

/** By the seeds of the articles: the class of the figure that an article begins with, if there is one. */
const figures = new Map<string, string | undefined>();
for (const file of articles) {
  const text = readFileSync(file, 'utf8');
  const seed = seedOf(file, text);
  if (!figures.has(seed)) figures.set(seed, /^---\s+<figure class="([a-z]+)/m.exec(text)?.[1]);
}
const seedIndexes = new Map([...figures.keys()].map((seed, index) => [seed, index]));

const hills = { from: 235, step: 55, variation: 38 };
const plain = { from: 330, step: 26, variation: 14 };

/** A high sun over a plain, a sunrise behind hills and so on: assigned in turn, like the colors. */
const terrains: readonly Terrain[] = [
  { sun: { radius: [54, 62], x: [540, 580], y: [110, 130] }, hills: plain, horizon: 0 },
  { sun: { radius: [150, 165], x: [340, 380], y: [235, 245] }, hills, horizon: 0 },
  { sun: { radius: [84, 96], x: [120, 150], y: [150, 170] }, hills, horizon: 0 },
  { sun: { radius: [200, 215], x: [560, 600], y: [330, 345] }, hills: plain, horizon: 0 },
  { sun: { radius: [70, 80], x: [340, 380], y: [100, 115] }, hills, horizon: 0 },
  { sun: { radius: [180, 190], x: [130, 160], y: [290, 300] }, hills: plain, horizon: 0 },
];

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

function seedOf(file: string, text: string): string {
  const [, seed] = /^seed: ["']?(.+?)["']?$/m.exec(text) ?? [];
  return seed ?? basename(file, '.md');
}

/** In turn, so that neighboring covers differ. */
const inTurn = <T>(all: readonly T[], seed: string): T =>
  all[(seedIndexes.get(seed) ?? 0) % all.length] as T;

export const schemeOf = (seed: string): Scheme => inTurn(schemes, seed);

/** For a cover inside a page: the `viewBox` and the children of its `svg`. */
export function coverDrawing(seed: string): { viewBox: string; drawing: string } {
  const { width, height } = coverSize;
  return {
    viewBox: `0 0 ${width} ${height}`,
    drawing: drawLandscape(seed, schemeOf(seed), inTurn(terrains, seed)),
  };
}

/** An article's own figure, or a landscape. */
export function drawSvg(seed: string): string {
  const { viewBox, drawing: landscape } = coverDrawing(seed);
  const drawing = coverFigures[figures.get(seed) ?? '']?.() ?? landscape;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${drawing}</svg>`;
}
