import { type Colour, palette } from '../../components/palette.ts';

/** The units of a drawing, whatever is shown of it. */
export const landscapeSize = { width: 720, height: 405 };

export interface Scheme {
  sky: Colour;
  /** Read on the sky. */
  ink: Colour;
  sun: Colour;
  ring: Colour;
  ground: Colour[];
}

export const schemes: readonly Scheme[] = [
  {
    sky: 'night',
    ink: 'on-night',
    sun: 'sun',
    ring: 'protea',
    ground: ['lagoon', 'night-glow', 'night'],
  },
  { sky: 'clay', ink: 'night', sun: 'protea', ring: 'sun', ground: ['dusk', 'lagoon', 'night'] },
  {
    sky: 'lagoon',
    ink: 'night',
    sun: 'sun',
    ring: 'on-night',
    ground: ['night-glow', 'protea', 'night'],
  },
  {
    sky: 'dusk',
    ink: 'night',
    sun: 'sun',
    ring: 'clay',
    ground: ['protea', 'night-glow', 'night'],
  },
  {
    sky: 'sun',
    ink: 'night',
    sun: 'protea',
    ring: 'sun-bright',
    ground: ['clay', 'night-glow', 'night'],
  },
  {
    sky: 'night-glow',
    ink: 'on-night',
    sun: 'clay',
    ring: 'dusk',
    ground: ['protea', 'sun', 'night'],
  },
];

type Range = readonly [low: number, high: number];

/** Where chance may put the sun, and how the ground lies under it. */
export interface Terrain {
  sun: { radius: Range; x: Range; y: Range };
  ground: { from: number; step: number; heave: number };
  /** Where the dotted line of the sun's height begins. */
  horizon: number;
}

/** A sun over layers of ground: the same for the same seed, in every build. */
export function drawLandscape(
  seed: string,
  scheme: Scheme,
  { sun, ground, horizon }: Terrain,
): string {
  const { width, height } = landscapeSize;
  const random = randomFrom(seed);
  const between = ([low, high]: Range) => Math.round(low + random() * (high - low));
  const radius = between(sun.radius);
  const x = between(sun.x);
  const y = between(sun.y);
  const circle = (size: number, colour: Colour, more = '') =>
    `<circle cx="${x}" cy="${y}" r="${Math.round(size)}" fill="${palette[colour]}"${more}/>`;
  const strata = scheme.ground.map((colour, index) => {
    const base = ground.from + index * ground.step;
    const heave = () => base + between([-ground.heave, ground.heave]);
    const path = `M0 ${heave()}C${between([120, 200])} ${heave()} ${between([220, 300])} ${heave()} ${width / 2} ${base}S${between([520, 640])} ${heave()} ${width} ${heave()}V${height}H0z`;
    return `<path d="${path}" fill="${palette[colour]}"/>`;
  });
  return [
    `<path fill="${palette[scheme.sky]}" d="M0 0h${width}v${height}H0z"/>`,
    circle(radius * 1.75, scheme.ring, ' opacity=".35"'),
    circle(radius * 1.36, scheme.ring),
    circle(radius, scheme.sun),
    ...strata,
    `<path d="M${horizon} ${y}H${width}" stroke="${palette['on-night']}" stroke-width="3" stroke-linecap="round" stroke-dasharray="0 16" opacity=".5"/>`,
  ].join('');
}

/** The same numbers for the same seed (mulberry32). */
function randomFrom(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
