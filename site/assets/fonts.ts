import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { type Asset, createAsset } from './asset.ts';
import { cached, cachedFilePath } from './cache.ts';
import { unicodeRange } from './unicode-range.ts';

interface Face {
  family: string;
  /** The custom property from which pages and widgets read the font family. */
  property: `--hire-${string}`;
  weight: string;
  /** In em, from the `hhea` table of the font file. */
  metrics: { ascent: number; descent: number };
  fallbacks: FallbackFont[];
  file: string;
  axes: Parameters<typeof subsetFont>[2]['variationAxes'];
  /** Fixed axis values for PNG pictures: resvg does not support variable fonts. */
  rasterAxes?: Face['axes'];
}

/**
 * An installed font that is shown until the web font has loaded. `size-adjust` gives it the width
 * of the web font, so that lines break at the same words and nothing shifts when the fonts are
 * swapped. With one adjustment for all letters, a line can be 3 % too wide or too narrow. So narrow
 * and wide letters have adjustments of their own, within about 6 % of each other (except for
 * punctuation), so that readers do not notice different letter sizes.
 *
 * Each `width` is web font divided by fallback font, in percent. The numbers are a least-squares
 * fit over all lines of this site in that weight, weighted towards the lines that decide how many
 * lines a heading or lead has, in windows 320 to 1920 px wide. They were measured with Chromium's
 * canvas, without hinting, with the web font's kerning, and with Liberation Sans in place of Arial.
 */
interface FallbackFont extends SizeAdjustment {
  family: 'Arial' | 'Roboto';
  isBold?: true;
  exceptions?: SizeAdjustment[];
}

interface SizeAdjustment {
  width: number;
  /** Absent: all characters without an adjustment of their own. */
  characters?: string;
}

const faces: Face[] = [
  {
    family: 'Bricolage',
    property: '--hire-font-heading',
    weight: '700',
    metrics: { ascent: 0.93, descent: 0.27 },
    fallbacks: [
      {
        family: 'Arial',
        isBold: true,
        width: 100.9,
        exceptions: [
          { characters: ' ,', width: 80 },
          { characters: '.?BDFHLPTYgilnsu”', width: 94 },
          { characters: 'bfrtwy', width: 108.1 },
        ],
      },
      {
        family: 'Roboto',
        isBold: true,
        width: 105.7,
        exceptions: [
          { characters: ' ,-.', width: 86.6 },
          { characters: '!?BFHLPTYil', width: 97.8 },
          { characters: 'Wabhkprtwy', width: 110.2 },
        ],
      },
    ],
    file: 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    axes: { opsz: 40, wght: 700, wdth: 100 },
  },
  {
    family: 'Figtree',
    property: '--hire-font',
    weight: '400 700',
    metrics: { ascent: 0.95, descent: 0.25 },
    fallbacks: [
      {
        family: 'Arial',
        width: 100,
        exceptions: [
          { characters: ' ,.STYaks', width: 93.9 },
          { characters: '-cfhiotw', width: 108.1 },
        ],
      },
      { family: 'Arial', isBold: true, width: 96 },
      {
        family: 'Roboto',
        width: 101.3,
        exceptions: [
          { characters: '.FIPTYaklqs', width: 91.7 },
          { characters: ',-COcdeopty', width: 104.7 },
        ],
      },
      { family: 'Roboto', isBold: true, width: 101.8 },
    ],
    file: 'figtree/files/figtree-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    rasterAxes: { wght: 600 },
  },
];

const printable = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const characters = `${printable}\u00a0–—‘’“”…·×→✓€£©éèêëñüöäçáíóúåøæßÉÖÜÄ`;

/** The names of the installed fonts. Liberation Sans has the widths of Arial on Linux. */
const localNames = {
  Arial: ['Arial', 'Liberation Sans'],
  'Arial bold': ['Arial Bold', 'Liberation Sans Bold'],
  Roboto: ['Roboto', 'Roboto-Regular'],
  'Roboto bold': ['Roboto Bold', 'Roboto-Bold'],
};

const fontStack = (family: string): string =>
  `${family},"${family} Arial","${family} Roboto",system-ui,sans-serif`;

export const fonts: Asset[] = await Promise.all(faces.map(createFont));

/** CSS: the web fonts, their fallbacks, and the custom properties with the two font families. */
export const fontStyle: string = [
  ...faces.map(({ family, weight }, index) => fontFace(family, weight, fonts[index] as Asset)),
  ...faces.flatMap((face) => face.fallbacks.flatMap((fallback) => fallbackFaces(face, fallback))),
  ...faces.map(({ family, property }) => `:root{${property}:${fontStack(family)}}`),
].join('');

/** The family names in the files of `rasterFontFiles`, which are those of the default instances. */
export const rasterFontFamilies = {
  heading: 'Bricolage Grotesque 96pt ExtraBold',
  body: 'Figtree Light',
};

/** Paths of the same fonts as sfnt files: resvg draws the PNG pictures and cannot read WOFF2. */
export const rasterFontFiles = () =>
  Promise.all(
    faces.map(({ file, axes, rasterAxes }) =>
      cachedFilePath([file, { ...axes, ...rasterAxes }, characters, 'sfnt'], () =>
        subset(file, 'sfnt', { ...axes, ...rasterAxes }),
      ),
    ),
  );

async function createFont({ family, file, axes }: Face): Promise<Asset> {
  const content = await cached([file, axes, characters], () => subset(file, 'woff2', axes));
  return createAsset(family.toLowerCase(), 'woff2', content);
}

async function subset(file: string, targetFormat: 'woff2' | 'sfnt', variationAxes: Face['axes']) {
  const source = createRequire(import.meta.url).resolve(`@fontsource-variable/${file}`);
  return subsetFont(await readFile(source), characters, { targetFormat, variationAxes });
}

function fontFace(family: string, weight: string, { path }: Asset): string {
  return `@font-face{font-family:${family};src:url(${path})format("woff2");font-weight:${weight};font-display:swap}`;
}

/** Browsers take the line height from the face with the space, so only it needs metrics. */
function fallbackFaces({ family: webFont, metrics }: Face, fallback: FallbackFont): string[] {
  const { family, isBold, exceptions = [] } = fallback;
  const withSpace = exceptions.find(({ characters }) => characters?.includes(' ')) ?? fallback;
  const names = localNames[isBold ? (`${family} bold` as const) : family];
  return [fallback, ...exceptions].map((adjustment: SizeAdjustment) => {
    const { width, characters } = adjustment;
    const toPercent = (em: number) => `${((em / width) * 10_000).toFixed(1)}%`;
    return `@font-face{${[
      `font-family:"${webFont} ${family}"`,
      `src:${names.map((name) => `local("${name}")`).join()}`,
      `font-weight:${isBold ? 700 : 400}`,
      ...(characters ? [`unicode-range:${unicodeRange(characters)}`] : []),
      `size-adjust:${width}%`,
      ...(adjustment === withSpace
        ? [
            `ascent-override:${toPercent(metrics.ascent)}`,
            `descent-override:${toPercent(metrics.descent)}`,
            'line-gap-override:0%',
          ]
        : []),
    ].join(';')}}`;
  });
}
