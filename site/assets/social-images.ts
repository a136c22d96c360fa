import { brand } from '../content/brand.ts';
import { palette } from '../style/palette.ts';
import { type Asset, createAsset } from './asset.ts';
import { escapeXml } from './escape-xml.ts';
import { rasterFontFamilies } from './fonts.ts';
import { drawLandscape, landscapeSize, type Scheme, schemes, type Terrain } from './landscape.ts';
import { rasterize } from './raster.ts';
import { wrapWords } from './wrap-words.ts';
import { writeAsset } from './write.ts';

/** The content of the picture that social networks show for a page (`og:image`). */
export interface SocialCard {
  title: string;
  kind: string;
  /** Determines the shape of the landscape and, without a `scheme`, its colors. */
  seed: string;
  scheme?: Scheme;
}

export const socialImageSize = { width: 1200, height: 630 };

/** Keeps the sun and the hills away from the text. */
const terrain: Terrain = {
  sun: { radius: [54, 70], x: [585, 635], y: [160, 225] },
  hills: { from: 318, step: 30, variation: 16 },
  horizon: 480,
};

const margin = 44;
const line = { size: 43, height: 46, maxLength: 20 };

const requested = new Map<string, Asset>();

/** Returns the URL path of the picture, which `writeSocialImages` draws later. */
export function requestSocialImage(card: SocialCard): string {
  const key = JSON.stringify(card);
  const asset = requested.get(key) ?? createAsset('share', 'png', drawCard(card));
  requested.set(key, asset);
  return asset.path;
}

/** Draws and writes the pictures that `requestSocialImage` was called for. */
export async function writeSocialImages(outDir: string): Promise<void> {
  await Promise.all([...requested.values()].map((asset) => write(outDir, asset)));
}

async function write(outDir: string, { path, content }: Asset): Promise<void> {
  const picture = await rasterize(String(content), socialImageSize.width);
  await writeAsset(outDir, { path, content: picture });
}

function drawCard({ title, kind, seed, scheme = schemeFor(seed) }: SocialCard): string {
  const { width } = landscapeSize;
  const height = (width * socialImageSize.height) / socialImageSize.width;
  const top = landscapeSize.height - height;
  const ink = palette[scheme.ink];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${width} ${height}">`,
    drawLandscape(seed, scheme, terrain),
    drawLogo(top + margin, ink),
    drawText(kind, { x: margin, y: top + 106, ink, font: body }),
    ...wrapWords(title, line.maxLength).map((text, index) =>
      drawText(text, { x: margin - 2, y: top + 158 + index * line.height, ink, font: heading }),
    ),
    '</svg>',
  ].join('');
}

const heading = `font-family="${rasterFontFamilies.heading}" font-size="${line.size}" letter-spacing="-.8"`;
const name = `font-family="${rasterFontFamilies.heading}" font-size="21"`;
const body = `font-family="${rasterFontFamilies.body}" font-size="19"`;

function drawLogo(y: number, ink: string): string {
  return [
    `<g transform="translate(${margin} ${y - 21})">`,
    `<path d="M0 16a12 12 0 0 1 24 0z" fill="${palette.protea}"/>`,
    `<path d="M5.5 16a6.5 6.5 0 0 1 13 0z" fill="${palette.sun}"/>`,
    `<path d="M1 20.5h22" stroke="${ink}" stroke-width="2.5" stroke-linecap="round"/>`,
    '</g>',
    drawText(brand.name, { x: margin + 34, y: y - 2, ink, font: name }),
  ].join('');
}

interface TextPlacement {
  x: number;
  y: number;
  ink: string;
  /** SVG attributes. */
  font: string;
}

const drawText = (text: string, { x, y, ink, font }: TextPlacement): string =>
  `<text x="${x}" y="${y}" fill="${ink}" ${font}>${escapeXml(text)}</text>`;

function schemeFor(seed: string): Scheme {
  const sum = [...seed].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return schemes[sum % schemes.length] as Scheme;
}
