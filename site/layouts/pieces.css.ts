import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { box, globalStyleOn } from '../style/layout.ts';
import { behindLook } from '../style/looks.ts';
import { color, daylight, faint, orbs, paper, shade } from '../style/palette.ts';
import { above, drawnOn, radius, rhythm, space } from '../style/scale.ts';
import { piece } from '../style/sizes.ts';
import { poster } from './article.css.ts';

/**
 * What an article carries from its opening to its end, by the class of the figure in the opening: a piece
 * over each heading, and the ground of the sentence to remember.
 */
export const pieces = {
  ad: style({}),
  days: style({}),
  payday: style({}),
  points: style({}),
  suns: style({}),
  tasks: style({}),
};

const over = (name: keyof typeof pieces, rule: StyleRule) =>
  globalStyle(`${pieces[name]} > h2::before`, rule);

over('tasks', {
  ...box('calc(40px * var(--nth))', '34px'),
  aspectRatio: 'auto',
  borderRadius: 0,
  // One of each kind of help by turns.
  background: `repeating-linear-gradient(to right, ${color('protea')} 0 34px, transparent 0 40px, ${color('ember')} 0 74px, transparent 0 80px, ${color('sun')} 0 114px, transparent 0 120px)`,
});
over('days', {
  ...box('calc(72px + 32px * var(--nth))', '28px'),
  aspectRatio: 'auto',
  borderRadius: radius.pill,
  colorScheme: 'light',
  background: daylight,
});
/** Without a piece: an `ad` has numbered strips above its headings, and a sun of `points` would look like a score. */
for (const name of ['ad', 'points'] as const) over(name, { content: 'none' });
over('suns', {
  blockSize: 'calc(12px + 6px * var(--nth))',
  aspectRatio: 'auto',
  borderRadius: `${radius.pill} ${radius.pill} 0 0`,
  borderBlockEnd: `4px solid ${token('color-ink')}`,
  boxSizing: 'content-box',
});
/** A row of coins, one more at each heading. */
over('payday', {
  ...box('calc(30px * var(--nth))', '28px'),
  aspectRatio: 'auto',
  borderRadius: 0,
  background: `radial-gradient(circle, ${color('sun')} 13px, transparent 14px) 0 0 / 30px 28px`,
});

/** Draws the ground of the sentence on a screen, but not in print and in forced colors, with at most two shapes. */
function draw(
  name: keyof typeof pieces,
  background: string,
  sentence: StyleRule,
  ...shapes: StyleRule[]
) {
  const selector = `${pieces[name]} > ${poster}`;
  globalStyleOn(drawn, selector, {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'clip',
    background,
    ...sentence,
  });
  for (const [at, shape] of shapes.entries())
    globalStyleOn(drawn, `${selector}::${at ? 'after' : 'before'}`, { ...behindLook, ...shape });
}

const drawn = 'screen and (forced-colors: none)';
const { strip, tile, row } = piece;
const layers = (...all: string[]) => all.join();
const evening = `linear-gradient(${paper.dusk}, ${paper.clay})`;

/** Two workdays with a frame around the hours that they share. The sentence is below them. */
draw(
  'days',
  evening,
  { paddingBlockStart: `calc(${strip} + 2 * ${rhythm.band})` },
  {
    insetInline: 0,
    insetBlockStart: rhythm.band,
    blockSize: strip,
    colorScheme: 'light',
    background: layers(
      `${daylight} 0 0 / 60% 46% no-repeat`,
      `${daylight} 100% 100% / 60% 46% no-repeat`,
    ),
  },
  {
    insetInline: '40%',
    insetBlockStart: `calc(${rhythm.band} - ${space[12]})`,
    blockSize: `calc(${strip} + ${space[24]})`,
    colorScheme: 'light',
    border: `4px solid ${token('color-danger')}`,
    borderRadius: radius.card,
  },
);

/** Nine suns that rise, and the sentence on the tenth. */
draw(
  'suns',
  evening,
  {
    paddingBlock: `calc(${space[48]} + ${rhythm.band}) calc(${strip} + ${rhythm.band})`,
    borderBlockEnd: `${space[24]} solid var(--ground)`,
  },
  {
    insetInlineStart: 'calc(50% - max(18rem, 56%))',
    inlineSize: 'max(36rem, 112%)',
    insetBlockStart: space[24],
    aspectRatio: '1',
    borderRadius: '50%',
    backgroundColor: paper.sun,
  },
  {
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: strip,
    background: layers(
      ...Array.from({ length: 9 }, (_, at) => {
        const radius = `calc(${strip} * ${0.07 + 0.02 * at})`;
        const place = `${4 + 6.5 * at}% calc(100% - ${strip} * ${0.05 * at})`;
        return `radial-gradient(circle at ${place}, ${at ? orbs.ember : orbs.protea} ${radius}, transparent calc(${radius} + 1px))`;
      }),
    ),
  },
);

const onWide = (selector: string, rule: StyleRule) =>
  globalStyleOn(drawnOn(above.bar), `${pieces.suns} > ${poster}${selector}`, rule);
onWide('', { paddingInlineStart: '29%' });
onWide('::before', { insetInlineStart: '6%' });

/** Tasks in the air above the sentence, and below it tasks in three rows. */
const tiles = (count: number, which: keyof typeof orbs, at: number) =>
  `repeating-linear-gradient(to right, ${orbs[which]} 0 calc(${tile} - 6px), transparent 0 ${tile}) 0 calc(${tile} * ${at}) / calc(${tile} * ${count}) calc(${tile} - 6px) no-repeat`;
draw(
  'tasks',
  paper.clay,
  {
    paddingBlock: `calc(${rhythm.band} + 2.4 * ${tile}) calc(${rhythm.band} + 3 * ${tile})`,
  },
  {
    insetInlineStart: 'var(--start)',
    insetBlockStart: `calc(${tile} * .8)`,
    ...box(`calc(${tile} * .7)`),
    rotate: '6deg',
    colorScheme: 'light',
    backgroundColor: orbs.ember,
    boxShadow: [
      [2, 0.6, orbs.protea],
      [3.6, -0.5, orbs.sun],
      [5, 0.8, orbs.protea],
      [6.4, -0.1, orbs.protea],
      [7.7, 0.5, orbs.sun],
      [8.8, -0.6, orbs.ember],
    ]
      .map(([at, down, orb]) => `calc(${tile} * ${at}) calc(${tile} * ${down}) ${orb}`)
      .join(),
  },
  {
    insetInlineStart: 'var(--start)',
    insetBlockEnd: 0,
    ...box(`calc(${tile} * 10)`, `calc(${tile} * 3 - 6px)`),
    colorScheme: 'light',
    background: layers(tiles(5, 'protea', 0), tiles(3, 'ember', 1), tiles(10, 'sun', 2)),
  },
);

/** The words are marked like the fix of each mistake. */
globalStyle(`${pieces.ad} > ${poster} > mark`, {
  background: `linear-gradient(transparent 58%, ${paper.white} 0 92%, transparent 0)`,
  color: 'inherit',
});
/** Seven rings of a pen, and one line that strikes all of them out. */
draw(
  'ad',
  paper.lagoon,
  { paddingBlockStart: `calc(${row} / 7 + 2 * ${rhythm.band})` },
  {
    insetInlineStart: 'var(--start)',
    insetBlockStart: rhythm.band,
    inlineSize: row,
    aspectRatio: '7',
    background: `radial-gradient(circle closest-side, transparent 64%, ${token('color-danger')} 67% 78%, transparent 81%) 0 0 / calc(100% / 7) 100%`,
  },
  {
    insetInlineStart: `calc(var(--start) - ${space[8]})`,
    insetBlockStart: `calc(${rhythm.band} + ${row} / 14 - ${space[4]})`,
    ...box(`calc(${row} + ${space[16]})`, space[8]),
    borderRadius: radius.pill,
    rotate: '-1.2deg',
    backgroundColor: token('color-ok'),
  },
);

/** The sheet of a payment with lines in place of its amounts. */
draw(
  'payday',
  paper.dusk,
  { paddingBlockEnd: `calc(${strip} + 2 * ${rhythm.band})` },
  {
    insetInlineStart: 'var(--start)',
    insetBlockEnd: `-${space[24]}`,
    ...box(row, `calc(${strip} + ${rhythm.band})`),
    borderBlockStart: `6px solid ${color('sun')}`,
    rotate: '-1.5deg',
    boxShadow: `0 22px 44px -18px ${shade}`,
    background: layers(
      `radial-gradient(circle, ${color('sun')} 11px, transparent 12px) 24px 12px / 32px 44px repeat-y`,
      `linear-gradient(transparent 17px, ${faint} 0 27px, transparent 0) 72px 12px / 44% 44px repeat-y`,
      paper.white,
    ),
  },
  {
    insetInlineStart: `calc(var(--start) + ${row} - 112px)`,
    insetBlockEnd: `-${space[24]}`,
    ...box(space[72], `calc(${strip} + ${rhythm.band} - ${space[24]})`),
    border: `3px dashed ${token('color-danger')}`,
    borderRadius: radius.field,
    rotate: '-1.5deg',
  },
);
