/** The portraits in site/assets/faces.ts. */
export const faceNames = [
  'thandi',
  'pieter',
  'lerato',
  'amina',
  'nomvula',
  'kwame',
  'ingrid',
  'rajesh',
  'sipho',
  'mateo',
  'mei',
  'tunde',
  'valeria',
  'lucas',
  'ayanda',
  'carla',
  'harjit',
  'marina',
  'naledi',
  'david',
  'sofia',
  'johan',
  'arjun',
  'wanjiru',
  'omar',
  'lindiwe',
  'hannah',
  'marcus',
  'folasade',
  'ben',
  'priyanka',
  'stefan',
  'camila',
  'rosa',
  'sizwe',
  'beatriz',
  'andres',
  'akosua',
  'yusuf',
  'refilwe',
  'zara',
  'diego',
  'kavitha',
  'angelica',
] as const;

export type FaceName = (typeof faceNames)[number];

/** The address of a photo of a real person, a square picture in site/pictures. */
export type Photo = `/pictures/${string}`;

export const isPhoto = (face: FaceName | Photo): face is Photo => face.startsWith('/');
