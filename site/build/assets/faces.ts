import { createAvatar } from '@dicebear/core';
import * as openPeeps from '@dicebear/open-peeps';
import { palette } from '../../components/palette.ts';
import type { FaceName } from '../../content/talent.ts';
import { type Asset, createAsset } from './asset.ts';

type Drawing = Partial<openPeeps.Options> & { ground: string };

const drawings: Record<FaceName, Drawing> = {
  thandi: { head: ['bantuKnots'], face: ['smile'], skinColor: ['8d5524'], ground: palette.dusk },
  pieter: {
    head: ['short4'],
    face: ['smileBig'],
    skinColor: ['edb98a'],
    clothingColor: ['005959'],
    headContrastColor: [palette.night.slice(1)],
    ground: palette.sun,
  },
  lerato: { head: ['afro'], face: ['cute'], skinColor: ['694d3d'], ground: palette.clay },
  amina: {
    head: ['hijab'],
    face: ['calm'],
    skinColor: ['ae5d29'],
    headContrastColor: [palette.protea.slice(1)],
    clothingColor: [palette.protea.slice(1)],
    ground: palette.lagoon,
  },
  nomvula: { head: ['twists'], face: ['smile'], skinColor: ['8d5524'], ground: palette.lagoon },
  kwame: { head: ['flatTop'], face: ['calm'], skinColor: ['694d3d'], ground: palette.sun },
  ingrid: { head: ['bangs'], face: ['smileBig'], skinColor: ['ffdbb4'], ground: palette.clay },
  rajesh: { head: ['short1'], face: ['smile'], skinColor: ['ae5d29'], ground: palette.dusk },
  sipho: { head: ['short5'], face: ['smileBig'], skinColor: ['8d5524'], ground: palette.clay },
  yusuf: { head: ['short4'], face: ['smile'], skinColor: ['ae5d29'], ground: palette.lagoon },
  mei: { head: ['mediumStraight'], face: ['cute'], skinColor: ['edb98a'], ground: palette.dusk },
  tunde: { head: ['shaved2'], face: ['smileBig'], skinColor: ['694d3d'], ground: palette.clay },
  zanele: { head: ['cornrows'], face: ['smile'], skinColor: ['8d5524'], ground: palette.sun },
  lucas: { head: ['short2'], face: ['calm'], skinColor: ['d08b5b'], ground: palette.lagoon },
  ayanda: { head: ['dreads2'], face: ['smile'], skinColor: ['694d3d'], ground: palette.dusk },
  carla: { head: ['long'], face: ['smileBig'], skinColor: ['d08b5b'], ground: palette.sun },
  harjit: { head: ['turban'], face: ['cute'], skinColor: ['ae5d29'], ground: palette.clay },
  nadia: { head: ['hijab'], face: ['smile'], skinColor: ['edb98a'], ground: palette.sun },
  naledi: { head: ['twists2'], face: ['smileBig'], skinColor: ['8d5524'], ground: palette.sun },
  david: { head: ['noHair2'], face: ['calm'], skinColor: ['694d3d'], ground: palette.lagoon },
  sofia: { head: ['mediumBangs2'], face: ['smile'], skinColor: ['d08b5b'], ground: palette.clay },
  johan: { head: ['short2'], face: ['smile'], skinColor: ['ffdbb4'], ground: palette.dusk },
  arjun: { head: ['pomp'], face: ['smile'], skinColor: ['ae5d29'], ground: palette.sun },
  wanjiru: { head: ['bantuKnots'], face: ['calm'], skinColor: ['694d3d'], ground: palette.clay },
  omar: { head: ['short5'], face: ['smile'], skinColor: ['d08b5b'], ground: palette.lagoon },
  lindiwe: { head: ['buns'], face: ['cute'], skinColor: ['8d5524'], ground: palette.dusk },
  hannah: { head: ['mediumBangs3'], face: ['calm'], skinColor: ['ffdbb4'], ground: palette.lagoon },
  marcus: { head: ['short3'], face: ['smile'], skinColor: ['edb98a'], ground: palette.sun },
  folasade: {
    head: ['cornrows2'],
    face: ['smileBig'],
    skinColor: ['694d3d'],
    ground: palette.dusk,
  },
  ben: { head: ['short1'], face: ['smileBig'], skinColor: ['ffdbb4'], ground: palette.clay },
  priyanka: { head: ['medium3'], face: ['smile'], skinColor: ['ae5d29'], ground: palette.sun },
  stefan: { head: ['grayShort'], face: ['calm'], skinColor: ['edb98a'], ground: palette.lagoon },
  camila: { head: ['mediumBangs'], face: ['cute'], skinColor: ['d08b5b'], ground: palette.dusk },
  rosa: { head: ['medium1'], face: ['smileBig'], skinColor: ['ae5d29'], ground: palette.clay },
};

export const faces = Object.fromEntries(
  Object.entries(drawings).map(([name, drawing]) => [name, draw(name, drawing)]),
) as Record<FaceName, Asset>;

function draw(name: string, { ground, ...options }: Drawing): Asset {
  const avatar = createAvatar(openPeeps, {
    seed: name,
    backgroundColor: [ground.slice(1)],
    clothingColor: [palette.sun.slice(1)],
    headContrastColor: [palette.night.slice(1)],
    accessoriesProbability: 0,
    facialHairProbability: 0,
    maskProbability: 0,
    scale: 112,
    ...options,
  });
  return createAsset(name, 'svg', tidy(avatar.toString()));
}

/** The credits stand in the README; the corners are rounded by the page. */
function tidy(svg: string): string {
  return svg
    .replace(/<metadata.*?<\/metadata>/s, '')
    .replace(/<mask.*?<\/mask>/s, '')
    .replace(' mask="url(#viewboxMask)"', '')
    .replace(/<g[^>]*><\/g>/g, '');
}
