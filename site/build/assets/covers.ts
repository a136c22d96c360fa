import { globSync, readFileSync } from 'node:fs';
import { type Asset, createAsset } from './asset.ts';
import { drawLandscape, landscapeSize, type Scheme, schemes, type Terrain } from './landscape.ts';

export const coverSize = landscapeSize;

/** Read past Vite, for which every file is a module to work on: there may be thousands. */
const articles = globSync('site/articles/*.md').sort();

const seeds = [...new Set(articles.flatMap(seedOf))];
const places = new Map(seeds.map((seed, place) => [seed, place]));

const terrain: Terrain = {
  sun: { radius: [70, 130], x: [150, 570], y: [130, 250] },
  ground: { from: 235, step: 55, heave: 38 },
  horizon: 0,
};

/** A cover for each seed that an article names, never twice the same. */
export const covers: Record<string, Asset> = Object.fromEntries(
  seeds.map((seed) => [seed, createAsset(`cover-${seed}`, 'svg', compose(seed))]),
);

function seedOf(file: string): string[] {
  return /^seed: (.+)$/m.exec(readFileSync(file, 'utf8'))?.slice(1) ?? [];
}

/** The colours of the cover that an article has. */
export function schemeOf(seed: string): Scheme {
  return schemes[(places.get(seed) ?? 0) % schemes.length] as Scheme;
}

/** What is inside a cover's `svg`, and the part of its plane that it shows. */
export function drawCover(seed: string): { viewBox: string; drawing: string } {
  const { width, height } = coverSize;
  return {
    viewBox: `0 0 ${width} ${height}`,
    drawing: drawLandscape(seed, schemeOf(seed), terrain),
  };
}

function compose(seed: string): string {
  const { viewBox, drawing } = drawCover(seed);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${drawing}</svg>`;
}
