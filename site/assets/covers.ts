import { globSync, readFileSync } from 'node:fs';
import { type Asset, createAsset } from './asset.ts';
import { drawLandscape, landscapeSize, type Scheme, schemes, type Terrain } from './landscape.ts';

export const coverSize = landscapeSize;

/** Read from disk: `import.meta.glob` would turn thousands of files into modules. */
const articles = globSync('site/articles/*.md').sort();

const seeds = [...new Set(articles.flatMap(seedOf))];
const seedIndexes = new Map(seeds.map((seed, index) => [seed, index]));

const terrain: Terrain = {
  sun: { radius: [70, 130], x: [150, 570], y: [130, 250] },
  hills: { from: 235, step: 55, variation: 38 },
  horizon: 0,
};

/** The cover of an article, by the `seed` in its front matter. */
export const covers: Record<string, Asset> = Object.fromEntries(
  seeds.map((seed) => [seed, createAsset(`cover-${seed}`, 'svg', drawSvg(seed))]),
);

function seedOf(file: string): string[] {
  return /^seed: ["']?(.+?)["']?$/m.exec(readFileSync(file, 'utf8'))?.slice(1) ?? [];
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
