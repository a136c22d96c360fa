import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import figtree from '@capsizecss/metrics/figtree';
import roboto from '@capsizecss/metrics/roboto';
import subsetFont from 'subset-font';
import { type Asset, createAsset } from './asset.ts';
import { cached, cachedFile } from './cache.ts';

interface Face {
  family: string;
  weight: string;
  file: string;
  axes: Parameters<typeof subsetFont>[2]['variationAxes'];
  /** What a picture has no use for a range of. */
  drawn?: Face['axes'];
}

const faces: Face[] = [
  {
    family: 'Bricolage',
    weight: '700',
    file: 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    axes: { opsz: 40, wght: 700, wdth: 100 },
  },
  {
    family: 'Figtree',
    weight: '400 700',
    file: 'figtree/files/figtree-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    drawn: { wght: 600 },
  },
];

const printable = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const characters = `${printable}\u00a0–—‘’“”…·×→✓€£©éèêëñüöäçáíóúåøæßÉÖÜÄ`;

/**
 * Arial Bold at the width of Bricolage at optical size 40 and weight 700. Capsize knows the regular
 * cut only, so 98.4 % was measured in Chromium over the site's headings.
 */
const headingFallback =
  '@font-face{font-family:"Bricolage Fallback";src:local("Arial Bold"),local("Arial-BoldMT"),local("Roboto Bold"),local("Liberation Sans Bold");size-adjust:98.4%;ascent-override:94.5%;descent-override:27.4%;line-gap-override:0%}';

const body = createFontStack([figtree, arial, roboto]);

/** Linux has Arial's measures under another name. */
const bodyFallback = body.fontFaces.replaceAll(
  "local('ArialMT')",
  "local('ArialMT'), local('Liberation Sans')",
);

const families = `:root{--hire-font:${body.fontFamily},system-ui,sans-serif;--hire-font-heading:Bricolage,"Bricolage Fallback",system-ui,sans-serif}`;

export const fonts: Asset[] = await Promise.all(faces.map(createFont));

/** The faces, their stand-ins of the same measure, and the two families for page and widgets. */
export const fontStyle: string = [
  ...faces.map(({ family, weight }, index) => fontFace(family, weight, fonts[index] as Asset)),
  headingFallback,
  bodyFallback,
  families,
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
