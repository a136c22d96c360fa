import { createAvatar } from '@dicebear/core';
import * as openPeeps from '@dicebear/open-peeps';
import type { FaceName, Photo } from '../content/faces.ts';
import { type Color, palette } from '../style/palette.ts';
import { type Asset, createAsset } from './asset.ts';
import { photos } from './photos.ts';

type Portrait = readonly [
  head: NonNullable<openPeeps.Options['head']>[number],
  face: NonNullable<openPeeps.Options['face']>[number],
  skinColor: string,
  background: Color,
  more?: Partial<openPeeps.Options>,
];

type Beard = NonNullable<openPeeps.Options['facialHair']>[number];
const bearded = (beard: Beard): Partial<openPeeps.Options> => ({
  facialHair: [beard],
  facialHairProbability: 100,
});
const glasses: Partial<openPeeps.Options> = {
  accessories: ['glasses2'],
  accessoriesProbability: 100,
};

const portraits: Record<FaceName, Portrait> = {
  thandi: ['bantuKnots', 'smile', '8d5524', 'dusk'],
  pieter: ['short4', 'smile', 'edb98a', 'sun', { clothingColor: ['005959'] }],
  lerato: ['afro', 'cute', '694d3d', 'clay'],
  amina: [
    'hijab',
    'calm',
    'ae5d29',
    'lagoon',
    { clothingColor: [palette.protea.slice(1)], headContrastColor: [palette.protea.slice(1)] },
  ],
  nomvula: ['twists', 'smile', '8d5524', 'lagoon'],
  kwame: ['flatTop', 'calm', '694d3d', 'sun'],
  ingrid: ['bangs', 'smile', 'ffdbb4', 'clay'],
  rajesh: ['short1', 'smile', 'ae5d29', 'dusk', glasses],
  sipho: ['short5', 'smile', '8d5524', 'clay'],
  mateo: ['short2', 'smile', 'd08b5b', 'lagoon', bearded('full2')],
  mei: ['mediumStraight', 'cute', 'edb98a', 'dusk'],
  tunde: ['shaved2', 'smile', '694d3d', 'clay'],
  valeria: ['longCurly', 'smile', 'd08b5b', 'sun'],
  lucas: ['shaved3', 'calm', 'd08b5b', 'lagoon'],
  ayanda: ['dreads2', 'smile', '694d3d', 'dusk'],
  carla: ['long', 'smile', 'd08b5b', 'sun'],
  harjit: ['turban', 'cute', 'ae5d29', 'clay'],
  marina: ['bun2', 'calm', 'd08b5b', 'dusk'],
  naledi: ['twists2', 'smile', '8d5524', 'sun'],
  david: ['noHair2', 'calm', '694d3d', 'lagoon'],
  sofia: ['mediumBangs2', 'smile', 'd08b5b', 'clay'],
  johan: ['short2', 'smile', 'ffdbb4', 'dusk'],
  arjun: ['pomp', 'smile', 'ae5d29', 'sun'],
  wanjiru: ['bantuKnots', 'calm', '694d3d', 'clay'],
  omar: ['noHair1', 'smile', 'd08b5b', 'lagoon', bearded('full2')],
  lindiwe: ['buns', 'cute', '8d5524', 'dusk'],
  hannah: ['mediumBangs3', 'calm', 'ffdbb4', 'lagoon'],
  marcus: ['short3', 'smile', 'edb98a', 'sun'],
  folasade: ['cornrows2', 'smile', '694d3d', 'dusk'],
  ben: ['short1', 'smile', 'ffdbb4', 'clay'],
  priyanka: ['medium3', 'smile', 'ae5d29', 'sun'],
  stefan: ['grayShort', 'calm', 'edb98a', 'lagoon'],
  camila: ['mediumBangs', 'cute', 'd08b5b', 'dusk'],
  rosa: ['medium1', 'smile', 'ae5d29', 'clay'],
  sizwe: ['grayShort', 'smile', '694d3d', 'dusk', bearded('full4')],
  beatriz: ['grayBun', 'smile', 'd08b5b', 'clay'],
  andres: ['pomp', 'smile', 'edb98a', 'lagoon', bearded('chin')],
  akosua: ['cornrows', 'smile', '694d3d', 'clay'],
  yusuf: ['shaved1', 'calm', 'd08b5b', 'lagoon', bearded('full3')],
  refilwe: ['dreads1', 'smile', '8d5524', 'sun'],
  zara: ['bun', 'smile', 'ae5d29', 'lagoon'],
  diego: ['hatBeanie', 'smile', 'd08b5b', 'sun'],
  kavitha: ['medium1', 'smile', 'ae5d29', 'dusk', glasses],
  angelica: ['longBangs', 'cute', 'edb98a', 'lagoon'],
};

/** One of these that differs from the background, chosen by the name. */
const clothes = [palette.sun, palette.protea, palette.lagoon, palette.dusk, '#005959'];

/**
 * The portraits of people, by the names in `site/content/faces.ts`: photographs, and drawings of those who
 * have none.
 */
export const faces = {
  ...Object.fromEntries(
    Object.entries(portraits).map(([name, portrait]) => [name, draw(name, portrait)]),
  ),
  ...photos,
} as Record<FaceName, Asset> & Partial<Record<Photo, Asset>>;

function draw(name: string, [head, face, skinColor, color, more]: Portrait): Asset {
  const background = palette[color];
  const avatar = createAvatar(openPeeps, {
    seed: name,
    head: [head],
    face: [face],
    skinColor: [skinColor],
    backgroundColor: [background.slice(1)],
    clothingColor: clothes.filter((color) => color !== background).map((color) => color.slice(1)),
    headContrastColor: [palette.night.slice(1)],
    accessoriesProbability: 0,
    facialHairProbability: 0,
    maskProbability: 0,
    // Small enough that an arch does not cut off the hair.
    scale: 96,
    translateY: 5,
    ...more,
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
