import { createAvatar } from '@dicebear/core';
import * as openPeeps from '@dicebear/open-peeps';
import { palette } from '../../components/palette.ts';
import type { FaceName } from '../../content/faces.ts';
import { type Asset, createAsset } from './asset.ts';

type Portrait = Partial<openPeeps.Options> & { background: string };

const portraits: Record<FaceName, Portrait> = {
  thandi: {
    head: ['bantuKnots'],
    face: ['smile'],
    skinColor: ['8d5524'],
    background: palette.dusk,
  },
  pieter: {
    head: ['short4'],
    face: ['smileBig'],
    skinColor: ['edb98a'],
    clothingColor: ['005959'],
    headContrastColor: [palette.night.slice(1)],
    background: palette.sun,
  },
  lerato: { head: ['afro'], face: ['cute'], skinColor: ['694d3d'], background: palette.clay },
  amina: {
    head: ['hijab'],
    face: ['calm'],
    skinColor: ['ae5d29'],
    headContrastColor: [palette.protea.slice(1)],
    clothingColor: [palette.protea.slice(1)],
    background: palette.lagoon,
  },
  nomvula: { head: ['twists'], face: ['smile'], skinColor: ['8d5524'], background: palette.lagoon },
  kwame: { head: ['flatTop'], face: ['calm'], skinColor: ['694d3d'], background: palette.sun },
  ingrid: { head: ['bangs'], face: ['smileBig'], skinColor: ['ffdbb4'], background: palette.clay },
  rajesh: { head: ['short1'], face: ['smile'], skinColor: ['ae5d29'], background: palette.dusk },
  sipho: { head: ['short5'], face: ['smileBig'], skinColor: ['8d5524'], background: palette.clay },
  yusuf: { head: ['short4'], face: ['smile'], skinColor: ['ae5d29'], background: palette.lagoon },
  mei: {
    head: ['mediumStraight'],
    face: ['cute'],
    skinColor: ['edb98a'],
    background: palette.dusk,
  },
  tunde: { head: ['shaved2'], face: ['smileBig'], skinColor: ['694d3d'], background: palette.clay },
  zanele: { head: ['cornrows'], face: ['smile'], skinColor: ['8d5524'], background: palette.sun },
  lucas: { head: ['short2'], face: ['calm'], skinColor: ['d08b5b'], background: palette.lagoon },
  ayanda: { head: ['dreads2'], face: ['smile'], skinColor: ['694d3d'], background: palette.dusk },
  carla: { head: ['long'], face: ['smileBig'], skinColor: ['d08b5b'], background: palette.sun },
  harjit: { head: ['turban'], face: ['cute'], skinColor: ['ae5d29'], background: palette.clay },
  nadia: { head: ['hijab'], face: ['smile'], skinColor: ['edb98a'], background: palette.sun },
  naledi: { head: ['twists2'], face: ['smile'], skinColor: ['8d5524'], background: palette.sun },
  david: { head: ['noHair2'], face: ['calm'], skinColor: ['694d3d'], background: palette.lagoon },
  sofia: {
    head: ['mediumBangs2'],
    face: ['smile'],
    skinColor: ['d08b5b'],
    background: palette.clay,
  },
  johan: { head: ['short2'], face: ['smile'], skinColor: ['ffdbb4'], background: palette.dusk },
  arjun: { head: ['pomp'], face: ['smile'], skinColor: ['ae5d29'], background: palette.sun },
  wanjiru: {
    head: ['bantuKnots'],
    face: ['calm'],
    skinColor: ['694d3d'],
    background: palette.clay,
  },
  omar: { head: ['short5'], face: ['smile'], skinColor: ['d08b5b'], background: palette.lagoon },
  lindiwe: { head: ['buns'], face: ['cute'], skinColor: ['8d5524'], background: palette.dusk },
  hannah: {
    head: ['mediumBangs3'],
    face: ['calm'],
    skinColor: ['ffdbb4'],
    background: palette.lagoon,
  },
  marcus: { head: ['short3'], face: ['smile'], skinColor: ['edb98a'], background: palette.sun },
  folasade: {
    head: ['cornrows2'],
    face: ['smileBig'],
    skinColor: ['694d3d'],
    background: palette.dusk,
  },
  ben: { head: ['short1'], face: ['smileBig'], skinColor: ['ffdbb4'], background: palette.clay },
  priyanka: { head: ['medium3'], face: ['smile'], skinColor: ['ae5d29'], background: palette.sun },
  stefan: {
    head: ['grayShort'],
    face: ['calm'],
    skinColor: ['edb98a'],
    background: palette.lagoon,
  },
  camila: {
    head: ['mediumBangs'],
    face: ['cute'],
    skinColor: ['d08b5b'],
    background: palette.dusk,
  },
  rosa: { head: ['medium1'], face: ['smileBig'], skinColor: ['ae5d29'], background: palette.clay },
};

/** One of these that differs from the background, chosen by the name. */
const clothes = [palette.sun, palette.protea, palette.lagoon, palette.dusk, '#005959'];

/** Drawn portraits of the sample people, by their names in `site/content/talent.ts`. */
export const faces = Object.fromEntries(
  Object.entries(portraits).map(([name, portrait]) => [name, draw(name, portrait)]),
) as Record<FaceName, Asset>;

function draw(name: string, { background, ...options }: Portrait): Asset {
  const avatar = createAvatar(openPeeps, {
    seed: name,
    backgroundColor: [background.slice(1)],
    clothingColor: clothes.filter((color) => color !== background).map((color) => color.slice(1)),
    headContrastColor: [palette.night.slice(1)],
    accessoriesProbability: 0,
    facialHairProbability: 0,
    maskProbability: 0,
    scale: 112,
    ...options,
  });
  return createAsset(name, 'svg', simplify(avatar.toString()));
}

/** Removes metadata, which no browser shows, and the mask: CSS rounds the corners. */
function simplify(svg: string): string {
  return svg
    .replace(/<metadata.*?<\/metadata>/s, '')
    .replace(/<mask.*?<\/mask>/s, '')
    .replace(' mask="url(#viewboxMask)"', '')
    .replace(/<g[^>]*><\/g>/g, '');
}
