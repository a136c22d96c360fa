import { type Colour, palette } from '../parts/palette.ts';
import { type Asset, createAsset } from './asset.ts';

export const coverSize = { width: 720, height: 405 };

const { width, height } = coverSize;

const files = import.meta.glob<string>('../articles/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const seeds = Object.values(files).flatMap((file) => /^seed: (.+)$/m.exec(file)?.[1] ?? []);

interface Scheme {
  sky: Colour;
  sun: Colour;
  ring: Colour;
  ground: Colour[];
}

const schemes: Scheme[] = [
  { sky: 'night', sun: 'sun', ring: 'protea', ground: ['lagoon', 'night-glow', 'night'] },
  { sky: 'clay', sun: 'protea', ring: 'sun', ground: ['dusk', 'lagoon', 'night'] },
  { sky: 'lagoon', sun: 'sun', ring: 'on-night', ground: ['night-glow', 'protea', 'night'] },
  { sky: 'dusk', sun: 'sun', ring: 'clay', ground: ['protea', 'night-glow', 'night'] },
  { sky: 'sun', sun: 'protea', ring: 'sun-bright', ground: ['clay', 'night-glow', 'night'] },
  { sky: 'night-glow', sun: 'clay', ring: 'dusk', ground: ['protea', 'sun', 'night'] },
];

/** A cover for each seed that an article names: a sun over layers of ground, never twice the same. */
export const covers: Record<string, Asset> = Object.fromEntries(
  seeds.map((seed) => [seed, createAsset(`cover-${seed}`, 'svg', compose(seed))]),
);

function compose(seed: string): string {
  const random = randomFrom(seed);
  const between = (low: number, high: number) => Math.round(low + random() * (high - low));
  const scheme = schemes[seeds.indexOf(seed) % schemes.length] as Scheme;
  const radius = between(70, 130);
  const x = between(150, width - 150);
  const y = between(130, 250);
  const circle = (size: number, colour: Colour, more = '') =>
    `<circle cx="${x}" cy="${y}" r="${Math.round(size)}" fill="${palette[colour]}"${more}/>`;
  const strata = scheme.ground.map((colour, index) => {
    const base = 235 + index * 55;
    const heave = () => base + between(-38, 38);
    const path = `M0 ${heave()}C${between(120, 200)} ${heave()} ${between(220, 300)} ${heave()} ${width / 2} ${base}S${between(520, 640)} ${heave()} ${width} ${heave()}V${height}H0z`;
    return `<path d="${path}" fill="${palette[colour]}"/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${palette[scheme.sky]}" d="M0 0h${width}v${height}H0z"/>`,
    circle(radius * 1.75, scheme.ring, ' opacity=".35"'),
    circle(radius * 1.36, scheme.ring),
    circle(radius, scheme.sun),
    ...strata,
    `<path d="M0 ${y}H${width}" stroke="${palette['on-night']}" stroke-width="3" stroke-linecap="round" stroke-dasharray="0 16" opacity=".5"/>`,
    '</svg>',
  ].join('');
}

/** The same numbers for the same seed, in every build (mulberry32). */
function randomFrom(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
