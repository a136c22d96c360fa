import { ownMarks } from '../content/proofs.ts';
import { type Color, earned, inkOnPaper, palette, paper } from '../style/palette.ts';

/** The drawings of covers by the class of the figure that an article begins with: its argument, small. */
export const coverFigures: Readonly<Record<string, () => string>> = {
  tasks: () => {
    const tile = (x: number, y: number, color: Color, turn = 0) =>
      rect([x, y, 50, 50], color, turn ? `transform="rotate(${turn} ${x + 25} ${y + 25})"` : '');
    const falling = [
      tile(200, 78, 'protea', -14),
      tile(300, 34, 'sun', 9),
      tile(392, 88, 'protea', 18),
      tile(478, 48, 'ember', -8),
    ];
    const row = (y: number, count: number, color: Color) =>
      range(count).map((at) => tile(60 + at * 60, y, color));
    return draw('clay', [
      ...falling,
      ...row(178, 5, 'protea'),
      ...row(244, 3, 'ember'),
      ...row(310, 10, 'sun'),
    ]);
  },
  ad: () =>
    draw('lagoon', [
      disc(580, 120, 150, 'sun'),
      '<g transform="rotate(-4 360 200)">',
      rect([150, 60, 420, 400], 'on-night'),
      ...range(5).map((at) =>
        rect([190, 116 + at * 60, [250, 190, 270, 150, 220][at] ?? 0, 18], 'night'),
      ),
      ...[
        [300, 125, 150],
        [260, 185, 84],
        [290, 305, 70],
      ].map(([x, y, length]) =>
        shape(
          'ellipse',
          `cx="${x}" cy="${y}" rx="${length}" ry="28" fill="none" stroke="${palette.protea}" stroke-width="8"`,
        ),
      ),
      ...range(4).map((at) => ring(520, 150 + at * 60, 17, 'protea')),
      '</g>',
    ]),
  points: () =>
    draw(
      'sun',
      // In the middle, which is all that narrow covers show.
      ownMarks.map((points, at) => {
        const [x, y, radius] = [204 + (at % 4) * 104, 150 + Math.floor(at / 4) * 112, 44];
        const half = `d="M${x} ${y - radius}a${radius} ${radius} 0 0 0 0 ${2 * radius}" fill="${palette.protea}"`;
        const full = disc(x, y, radius, 'protea');
        return [['', shape('path', half), full][points], ring(x, y, radius, 'night')].join('');
      }),
    ),
  suns: () =>
    draw('dusk', [
      ...range(10).map((at) =>
        disc(
          60 + at * 68,
          320 - at * 22,
          22 + at * 4,
          at === 0 ? 'protea' : at < 9 ? 'ember' : 'sun',
        ),
      ),
      rect([0, 320, 720, 85], 'night'),
    ]),
  days: () =>
    draw(
      'night',
      range(4)
        .flatMap((at) => [
          rect([40, 96 + at * 74, 380, 26], 'sun', 'rx="13"'),
          rect([320, 126 + at * 74, 360, 26], 'dusk', 'rx="13"'),
        ])
        .concat(
          shape(
            'rect',
            `x="316" y="84" width="108" height="306" rx="24" fill="none" stroke="${palette.lagoon}" stroke-width="7"`,
          ),
        ),
    ),
  payday: () =>
    draw('lagoon', [
      rect([180, 56, 360, 400], 'on-night'),
      rect([180, 56, 360, 14], 'sun'),
      ...range(4).flatMap((at) => [
        disc(230, 130 + at * 60, 18, 'sun'),
        rect([266, 122 + at * 60, [150, 110, 170, 90][at] ?? 0, 16], 'night'),
        rect([466, 122 + at * 60, 44, 16], 'protea'),
      ]),
      rect([210, 352, 300, 6], 'night'),
    ]),
};

const range = (count: number) => Array.from({ length: count }, (_, at) => at);

const shape = (name: string, attributes: string) => `<${name} ${attributes}/>`;

const rect = (
  [x, y, width, height]: readonly [number, number, number, number],
  color: Color,
  more = '',
) =>
  shape(
    'rect',
    `x="${x}" y="${y}" width="${width}" height="${height}" fill="${palette[color]}" ${more}`,
  );

const disc = (x: number, y: number, radius: number, color: Color) =>
  shape('circle', `cx="${x}" cy="${y}" r="${radius}" fill="${palette[color]}"`);

const ring = (x: number, y: number, radius: number, color: Color) =>
  shape(
    'circle',
    `cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${palette[color]}" stroke-width="5"`,
  );

/** On the colors of the night in the dark theme, where red marks are yellow. */
const draw = (ground: Color, shapes: readonly string[]) => {
  const night = ground in paper ? paper[ground as keyof typeof paper] : palette[ground];
  const rules = `:root{color-scheme:light dark}style+rect{fill:${night}}`;
  const marks = `:is(circle,path)[fill="${palette.protea}"]{fill:${earned}}circle[stroke="${palette.night}"]{stroke:${inkOnPaper}}`;
  return [`<style>${rules}${marks}</style>`, rect([0, 0, 720, 405], ground), ...shapes].join('');
};
