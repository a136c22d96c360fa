import { type Color, palette } from '../style/palette.ts';

/** The full drawing, in SVG units. A `viewBox` may show only a part of it. */
export const landscapeSize = { width: 720, height: 405 };

export interface Scheme {
  sky: Color;
  /** For text on the sky. */
  ink: Color;
  sun: Color;
  ring: Color;
  hills: Color[];
}

export const schemes: readonly Scheme[] = [
  {
    sky: 'night',
    ink: 'on-night',
    sun: 'sun',
    ring: 'protea',
    hills: ['lagoon', 'night-glow', 'night'],
  },
  { sky: 'clay', ink: 'night', sun: 'protea', ring: 'sun', hills: ['dusk', 'lagoon', 'night'] },
  {
    sky: 'lagoon',
    ink: 'night',
    sun: 'sun',
    ring: 'on-night',
    hills: ['night-glow', 'protea', 'night'],
  },
  {
    sky: 'dusk',
    ink: 'night',
    sun: 'sun',
    ring: 'clay',
    hills: ['protea', 'night-glow', 'night'],
  },
  {
    sky: 'sun',
    ink: 'night',
    sun: 'protea',
    ring: 'sun-bright',
    hills: ['clay', 'night-glow', 'night'],
  },
  {
    sky: 'night-glow',
    ink: 'on-night',
    sun: 'clay',
    ring: 'dusk',
    hills: ['protea', 'sun', 'night'],
  },
];

type Range = readonly [low: number, high: number];

/** The ranges from which random numbers place the sun and the hills, in SVG units. */
export interface Terrain {
  sun: { radius: Range; x: Range; y: Range };
  hills: { from: number; step: number; variation: number };
  /** Where the dotted line at the height of the sun begins. */
  horizon: number;
}

/** The children of an `svg`: a sun over layered hills. The same seed always draws the same. */
export function drawLandscape(
  seed: string,
  scheme: Scheme,
  { sun, hills, horizon }: Terrain,
): string {
  const { width, height } = landscapeSize;
  const random = createRandom(seed);
  const between = ([low, high]: Range) => Math.round(low + random() * (high - low));
  const radius = between(sun.radius);
  const x = between(sun.x);
  const y = between(sun.y);
  const circle = (size: number, color: Color, more = '') =>
    `<circle cx="${x}" cy="${y}" r="${Math.round(size)}" fill="${palette[color]}"${more}/>`;
  const hillPaths = scheme.hills.map((color, index) => {
    const base = hills.from + index * hills.step;
    const vary = () => base + between([-hills.variation, hills.variation]);
    const path = `M0 ${vary()}C${between([120, 200])} ${vary()} ${between([220, 300])} ${vary()} ${width / 2} ${base}S${between([520, 640])} ${vary()} ${width} ${vary()}V${height}H0z`;
    return `<path d="${path}" fill="${palette[color]}"/>`;
  });
  return [
    `<path fill="${palette[scheme.sky]}" d="M0 0h${width}v${height}H0z"/>`,
    circle(radius * 1.75, scheme.ring, ' opacity=".35"'),
    circle(radius * 1.36, scheme.ring),
    circle(radius, scheme.sun),
    ...hillPaths,
    `<path d="M${horizon} ${y}H${width}" stroke="${palette['on-night']}" stroke-width="3" stroke-linecap="round" stroke-dasharray="0 16" opacity=".5"/>`,
  ].join('');
}

/** A seeded random number generator from 0 to 1: mulberry32. */
function createRandom(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
