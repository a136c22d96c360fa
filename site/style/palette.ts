import { token } from '../../widgets/kit/style/tokens.ts';

/**
 * The brand colors, the same in both themes. Contrast on `night`: on-night 13.65, on-night-soft
 * 9.20, sun 8.64, lagoon 8.25, dusk 7.77, clay 9.57. `protea` has 2.73, so it must not be used for
 * text.
 */
export const palette = {
  night: '#032c34',
  'night-glow': '#0c3d47',
  'on-night': '#f9f5ec',
  'on-night-soft': '#b9d0d1',
  'on-night-line': '#45656b',
  sun: '#feb93b',
  'sun-bright': '#ffd07a',
  'on-sun': '#032c34',
  protea: '#c63118',
  ember: '#f07f2e',
  lagoon: '#67d2cc',
  dusk: '#c5b3e8',
  clay: '#f5c5b4',
} as const;

export type Color = keyof typeof palette;

export const color = (name: Color): string => `var(--${name})`;

/**
 * Papers and colored areas with text, in the light and in the dark theme. Text on them is
 * `color-ink`: dark in the former, light in the latter, where ochre becomes indigo.
 */
export const paper = {
  white: 'light-dark(#fffefb, #153641)',
  sun: 'light-dark(#feb93b, #2c3577)',
  lagoon: 'light-dark(#67d2cc, #0f5558)',
  clay: 'light-dark(#f5c5b4, #64303f)',
  dusk: 'light-dark(#c5b3e8, #3d2f66)',
  sand: 'light-dark(#f7efe0, #24505e)',
} as const;

export type Paper = keyof typeof paper;

/** Text on papers that lie on a dark ground in both themes. */
export const inkOnPaper = 'light-dark(#032c34, #f9f5ec)';

/** A white folder. In the dark theme it is set apart from its ground and from white papers. */
export const folder = 'light-dark(#fffefb, #3a2a58)';

/** A wooden sign on a hill: `--hill` by day. Text on it is light. */
export const hillSign = 'light-dark(var(--hill), #642f40)';

/** The lines of a drawing board. */
export const drafting = 'light-dark(#ddd7c9, rgb(249 245 236 / .12))';

/** White at night: of the moon, and of paper that is lit. */
export const cream = '#f3e6c0';

/** The shapes of the sky: suns by day, moons in the dark theme. */
export const orbs = {
  sun: `light-dark(#feb93b, ${cream})`,
  ember: 'light-dark(#f07f2e, #c5b3e8)',
  protea: 'light-dark(#c63118, #7064b2)',
} as const;

export type Orb = keyof typeof orbs;

/** Points that were earned. */
export const earned = 'light-dark(#c63118, #feb93b)';

/** The part of a moon that is not lit. */
export const darkOfMoon = '#3a3560';

/** The sun over a land of the color `sun`. */
export const orbOnSun = `light-dark(#ffe3a8, ${cream})`;

/** Behind words that are marked, as with a pen. In the dark theme the mark is a line below them. */
export const highlight = 'light-dark(#ffdf9b, #feb93b)';

/** A line on paper, which is dotted. */
export const faint = 'light-dark(rgb(3 44 52 / .3), rgb(244 240 231 / .28))';

/** Around a paper in the dark theme. By day its color is enough. */
export const rim = 'light-dark(transparent, rgb(244 240 231 / .36))';

/** The shadow of a paper. */
export const shade = 'light-dark(rgb(3 44 52 / .22), rgb(0 0 0 / .55))';

/** Soft text on the grounds of the day, and on those of the night. */
export const softOnGround = 'light-dark(#1f444c, #c4d6d6)';
export const softOnNight = '#c4d6d6';

/** Around the sun at the end of a page. */
export const shine =
  '0 0 0 14px rgb(255 255 255 / .24), 0 0 48px light-dark(rgb(254 185 59 / .5), rgb(243 230 192 / .3))';

/** A day from midnight to midnight, from the start of a line to its end. Text on it is `color-ink`. */
export const day =
  'linear-gradient(90deg, light-dark(#b9b4dd, #04061a), light-dark(#c5b3e8, #151a44) 21%, light-dark(#f5b9a0, #3a2a58) 26%, light-dark(#fbdc9c, #1d3150) 32%, light-dark(#c9ebe6, #123b49) 42% 58%, light-dark(#fbe2a8, #2a3350) 68%, light-dark(#f3ab87, #3b2a50) 77%, light-dark(#c5b3e8, #10133a) 85%, light-dark(#b9b4dd, #04061a) 94%)';

/** A workday from its start to its end. Text on it is `color-ink`. */
export const daylight =
  'linear-gradient(90deg, light-dark(#f5b9a0, #2c3577), light-dark(#feb93b, #6b3f7d) 35%, light-dark(#ffdc8a, #8a3f63) 58%, light-dark(#f3ab87, #2c3577))';

/** The paper of the page, through which its ground is seen. */
export const thinPaper = 'light-dark(rgb(253 250 243 / .25), rgb(5 26 33 / .25))';

/** Around a small sun. */
export const halo = '0 0 0 6px light-dark(rgb(254 185 59 / .4), rgb(243 230 192 / .22))';

/** A house at night: its wall, and its windows when they are dark or lit. */
export const house = {
  wall: 'light-dark(#0c1030, #03040f)',
  dark: '#232957',
  lit: 'linear-gradient(#ffdf9a, #feb93b 60%, #f39a2b)',
  glow: 'rgb(254 185 59 / .5)',
  sill: '#2a2f60',
  still: '#7a3a12',
} as const;

/** A range of prices, from its lower end to its upper end. */
export const range = 'linear-gradient(90deg, #c5b3e8, #e58d7e 50%, #f07f2e)';

/** An error on `night`: 9.2 against it. */
export const dangerOnNight = '#f8a4a1';

/** The footer. In the dark theme it has no hue, because skies of every hue lie above it. */
export const nightFooter = 'light-dark(#032c34, #04061a)';

/** Behind codes that a camera reads. */
export const white = '#fff';

/** Lines of code, and the lines that a change adds to them and removes from them. The same in both themes. */
export const diff = {
  ground: '#04323b',
  text: '#dcefee',
  added: '#a6f0df',
  addedGround: '#0d4a45',
  removed: '#ffc9bb',
  removedGround: '#4a2632',
} as const;

/** A comment on code, which is lighter than the code in the dark theme. */
export const reviewed = 'light-dark(#fff, #24505e)';

/** Labels on a hill. */
export const labelOnHill = '#ffd27a';

/** One more layer of a hill, over those before it. */
export const layer = 'light-dark(rgb(0 0 0 / .13), rgb(140 90 160 / .13))';

/** One more layer over the ground of a day. The last layer of a list is `paper.sun` instead. */
export const layerByDay = 'light-dark(rgb(254 185 59 / .2), rgb(78 92 190 / .14))';

/** Weeks that may come to a price, or not. */
export const hatch = `repeating-linear-gradient(115deg, light-dark(rgb(254 185 59 / .42), rgb(254 185 59 / .16)) 0 9px, light-dark(rgb(254 185 59 / .22), rgb(254 185 59 / .07)) 9px 18px)`;

/** Dark marks along the lower edge of a bar. */
export const beat = {
  lagoon: '#0f6a6a',
  dusk: '#5b4379',
  sun: '#c63118',
} as const;

/** A sun that rises on a paper of the color `sun`. */
export const rising = 'light-dark(#ffd27a, #3b468f)';

/** The last hour of the night, in both themes, down to the horizon. */
export const beforeDawn =
  'linear-gradient(light-dark(#0a1030, #04061a), light-dark(#171d4d, #0b0e2c) 45%, light-dark(#5c3566, #2b1a48))';

/** The edge of the night, from the morning to the night itself. Text on the last one is light. */
export const dawnStrips = [
  '#fdc468',
  '#f08a5a',
  '#b8506f',
  '#54306b',
  'light-dark(#0f1a3d, #05071c)',
] as const;

/** The unlit part of a bar of hours, so that the yellow part is seen on papers of every color. */
export const unlit = 'light-dark(#0f1a3d, #04061a)';

/** A drawn browser, in the visitor's theme. */
export const browser = {
  page: 'light-dark(#fffefb, #10252b)',
  bar: 'light-dark(#e8edec, #1d383f)',
  edge: 'light-dark(#c4cfcf, #5b7378)',
  ink: 'light-dark(#21353a, #f4f0e7)',
  chart: 'light-dark(#21353a, #04061a)',
  action: token('color-action'),
  veil: 'rgb(3 44 52 / .5)',
} as const;

/** Whose work it is: that of a person, or that of a machine. */
export const handover = { person: '#feb93b', machine: 'light-dark(#2aa39d, #67d2cc)' } as const;
