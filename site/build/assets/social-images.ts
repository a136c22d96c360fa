import { palette } from '../../components/palette.ts';
import { brand } from '../../content/brand.ts';
import { type Asset, createAsset } from './asset.ts';
import { escapeXml } from './escape-xml.ts';
import { drawnFamilies } from './fonts.ts';
import { drawLandscape, landscapeSize, type Scheme, schemes, type Terrain } from './landscape.ts';
import { rasterise } from './raster.ts';
import { wrapWords } from './wrap-words.ts';
import { writeAsset } from './write.ts';

/** What a page shows of itself where somebody shares it. */
export interface SocialCard {
  title: string;
  kind: string;
  /** Gives the landscape its shape. */
  seed: string;
  /** Its colours; the seed's, where a page has none of its own. */
  scheme?: Scheme;
}

export const socialImageSize = { width: 1200, height: 630 };

/** The sun stays clear of the words, and so does the ground. */
const terrain: Terrain = {
  sun: { radius: [54, 70], x: [585, 635], y: [160, 225] },
  ground: { from: 318, step: 30, heave: 16 },
  horizon: 480,
};

const margin = 44;
const line = { size: 43, height: 46, longest: 20 };

const wanted = new Map<string, Asset>();

/** Where a page's picture will be. It is drawn when all pages are. */
export function socialImage(card: SocialCard): string {
  const key = JSON.stringify(card);
  const asset = wanted.get(key) ?? createAsset('share', 'png', compose(card));
  wanted.set(key, asset);
  return asset.path;
}

/** Draws the pictures that pages have asked for. */
export async function writeSocialImages(outDir: string): Promise<void> {
  await Promise.all([...wanted.values()].map((asset) => write(outDir, asset)));
}

async function write(outDir: string, { path, content }: Asset): Promise<void> {
  const picture = await rasterise(String(content), socialImageSize.width);
  await writeAsset(outDir, { path, content: picture });
}

function compose({ title, kind, seed, scheme = schemeFor(seed) }: SocialCard): string {
  const { width } = landscapeSize;
  const height = (width * socialImageSize.height) / socialImageSize.width;
  const top = landscapeSize.height - height;
  const ink = palette[scheme.ink];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${width} ${height}">`,
    drawLandscape(seed, scheme, terrain),
    drawLogo(top + margin, ink),
    drawText(kind, { x: margin, y: top + 106, ink, look: words }),
    ...wrapWords(title, line.longest).map((text, index) =>
      drawText(text, { x: margin - 2, y: top + 158 + index * line.height, ink, look: heading }),
    ),
    '</svg>',
  ].join('');
}

const heading = `font-family="${drawnFamilies.heading}" font-size="${line.size}" letter-spacing="-.8"`;
const name = `font-family="${drawnFamilies.heading}" font-size="21"`;
const words = `font-family="${drawnFamilies.body}" font-size="19"`;

function drawLogo(y: number, ink: string): string {
  return [
    `<g transform="translate(${margin} ${y - 21})">`,
    `<path d="M0 16a12 12 0 0 1 24 0z" fill="${palette.protea}"/>`,
    `<path d="M5.5 16a6.5 6.5 0 0 1 13 0z" fill="${palette.sun}"/>`,
    `<path d="M1 20.5h22" stroke="${ink}" stroke-width="2.5" stroke-linecap="round"/>`,
    '</g>',
    drawText(brand.name, { x: margin + 34, y: y - 2, ink, look: name }),
  ].join('');
}

interface Writing {
  x: number;
  y: number;
  ink: string;
  look: string;
}

const drawText = (text: string, { x, y, ink, look }: Writing): string =>
  `<text x="${x}" y="${y}" fill="${ink}" ${look}>${escapeXml(text)}</text>`;

function schemeFor(seed: string): Scheme {
  const sum = [...seed].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return schemes[sum % schemes.length] as Scheme;
}
