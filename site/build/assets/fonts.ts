import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { type Asset, createAsset } from './asset.ts';
import { cached, cachedFile } from './cache.ts';
import { unicodeRange } from './unicode-range.ts';

interface Face {
  family: string;
  /** Where page and widgets look for it. */
  property: `--hire-${string}`;
  weight: string;
  /** How far it reaches above and below its line, in em: its own `hhea` table says so. */
  reach: { above: number; below: number };
  standIns: StandIn[];
  file: string;
  axes: Parameters<typeof subsetFont>[2]['variationAxes'];
  /** What a picture has no use for a range of. */
  drawn?: Face['axes'];
}

/**
 * A font that phones and desktops have, for the moments before ours is there. Stretched to the same
 * measure, so that hardly a line breaks elsewhere and nothing moves when ours takes its place. One
 * stretch for all letters leaves a line up to three per cent off, so the narrower and the wider ones
 * have their own: few enough for the eye, and within some six per cent of the others but for marks.
 *
 * Each is ours to theirs in per cent, by least squares over every line of this site in that weight
 * and, above all, over those that decide how many lines a heading or a lead has, at windows 320 to
 * 1920 px wide (advances and our kerning: Chromium, canvas, unhinted; Liberation Sans for Arial).
 */
interface StandIn extends Stretch {
  family: 'Arial' | 'Roboto';
  isBold?: true;
  except?: Stretch[];
}

interface Stretch {
  width: number;
  /** None: all that no other stretch names. */
  characters?: string;
}

const faces: Face[] = [
  {
    family: 'Bricolage',
    property: '--hire-font-heading',
    weight: '700',
    reach: { above: 0.93, below: 0.27 },
    standIns: [
      {
        family: 'Arial',
        isBold: true,
        width: 100.9,
        except: [
          { characters: ' ,', width: 80 },
          { characters: '.?BDFHLPTYgilnsu”', width: 94 },
          { characters: 'bfrtwy', width: 108.1 },
        ],
      },
      {
        family: 'Roboto',
        isBold: true,
        width: 105.7,
        except: [
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
    reach: { above: 0.95, below: 0.25 },
    standIns: [
      {
        family: 'Arial',
        width: 100,
        except: [
          { characters: ' ,.STYaks', width: 93.9 },
          { characters: '-cfhiotw', width: 108.1 },
        ],
      },
      { family: 'Arial', isBold: true, width: 96 },
      {
        family: 'Roboto',
        width: 101.3,
        except: [
          { characters: '.FIPTYaklqs', width: 91.7 },
          { characters: ',-COcdeopty', width: 104.7 },
        ],
      },
      { family: 'Roboto', isBold: true, width: 101.8 },
    ],
    file: 'figtree/files/figtree-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    drawn: { wght: 600 },
  },
];

const printable = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const characters = `${printable}\u00a0–—‘’“”…·×→✓€£©éèêëñüöäçáíóúåøæßÉÖÜÄ`;

/** What each is called where it is installed; on Linux another font has Arial's widths. */
const localNames = {
  Arial: ['Arial', 'Liberation Sans'],
  'Arial bold': ['Arial Bold', 'Liberation Sans Bold'],
  Roboto: ['Roboto', 'Roboto-Regular'],
  'Roboto bold': ['Roboto Bold', 'Roboto-Bold'],
};

const familiesFrom = (family: string): string =>
  `${family},"${family} Arial","${family} Roboto",system-ui,sans-serif`;

export const fonts: Asset[] = await Promise.all(faces.map(createFont));

/** The faces, their stand-ins, and the two families for page and widgets. */
export const fontStyle: string = [
  ...faces.map(({ family, weight }, index) => fontFace(family, weight, fonts[index] as Asset)),
  ...faces.flatMap((face) => face.standIns.flatMap((standIn) => standInFaces(face, standIn))),
  ...faces.map(({ family, property }) => `:root{${property}:${familiesFrom(family)}}`),
].join('');

/** What the files of `drawnFonts` call themselves: the face that the variable font starts from. */
export const drawnFamilies = {
  heading: 'Bricolage Grotesque 96pt ExtraBold',
  body: 'Figtree Light',
};

/** The same faces for what draws pictures at build time and reads no woff2: files on this machine. */
export const drawnFonts = () =>
  Promise.all(
    faces.map(({ file, axes, drawn }) =>
      cachedFile([file, { ...axes, ...drawn }, characters, 'sfnt'], () =>
        subset(file, 'sfnt', { ...axes, ...drawn }),
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

/** The stretch that has the space is the one that lines are measured by: only it needs a height. */
function standInFaces({ family: ours, reach }: Face, standIn: StandIn): string[] {
  const { family, isBold, except = [] } = standIn;
  const first = except.find(({ characters }) => characters?.includes(' ')) ?? standIn;
  const names = localNames[isBold ? (`${family} bold` as const) : family];
  return [standIn, ...except].map((stretch: Stretch) => {
    const { width, characters } = stretch;
    const inside = (em: number) => `${((em / width) * 10_000).toFixed(1)}%`;
    return `@font-face{${[
      `font-family:"${ours} ${family}"`,
      `src:${names.map((name) => `local("${name}")`).join()}`,
      `font-weight:${isBold ? 700 : 400}`,
      ...(characters ? [`unicode-range:${unicodeRange(characters)}`] : []),
      `size-adjust:${width}%`,
      ...(stretch === first
        ? [
            `ascent-override:${inside(reach.above)}`,
            `descent-override:${inside(reach.below)}`,
            'line-gap-override:0%',
          ]
        : []),
    ].join(';')}}`;
  });
}
