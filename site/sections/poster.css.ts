import { globalStyle, style } from '@vanilla-extract/css';
import {
  cluster,
  columnsOf,
  edged,
  font,
  globalStyleOn,
  headingFont,
  inline,
  stack,
} from '../style/layout.ts';
import { color, earned, paper } from '../style/palette.ts';
import { above, radius, rhythm, space, text, upTo } from '../style/scale.ts';
import { poster } from '../style/sizes.ts';

const type = {
  ...headingFont(text.poster),
  // The brightest words of a dark page.
  '@media': { '(prefers-color-scheme: dark)': { color: color('sun') } },
} as const;

/** Over the band below it. */
export const root = style({ zIndex: 1 });

/** On wide screens the slip at the end reaches over the lower edge of the band. */
export const columns = style({
  ...stack(rhythm.columns),
  '@media': {
    [above.tablet]: { gridTemplateColumns: '8fr 5fr', alignItems: 'end', columnGap: space[24] },
  },
});
globalStyleOn(above.tablet, `${columns} > :last-child`, {
  marginBlockEnd: `calc((${rhythm.band} + ${rhythm.over} * .6) * -1)`,
});

/** A slip in the last section must not cover the footer. */
globalStyle(`${root}:last-child ${columns} > :last-child`, { marginBlockEnd: 0 });

export const words = style({ ...stack(space[16]), justifyItems: 'start' });
export const heading = style({ fontSize: text.h3 });
export const sentence = style({ ...type, overflowWrap: 'anywhere', textWrap: 'balance' });
export const lead = style({ maxInlineSize: '30em', fontSize: text.lead });

export const lines = style(stack(space[24]));
globalStyle(`${lines} > li`, cluster(`${space[16]} ${space[24]}`, 'last baseline'));
globalStyle(`${lines} > li > p`, {
  maxInlineSize: '15em',
  ...font(text.h3, 1.16),
  textWrap: 'balance',
});
export const word = style({
  ...type,
  lineHeight: 1.04,
  '@media': { ...type['@media'], [above.tablet]: { overflowWrap: 'normal', whiteSpace: 'nowrap' } },
});
/** The text stays beside a long word, in a narrower column. */
globalStyleOn(above.tablet, `${lines} > li > p`, { flex: '1 1 9em' });
const step = (child: string, marginInlineStart: string) =>
  globalStyleOn(above.tablet, `${lines} > :nth-child(${child})`, { marginInlineStart });
step('4n + 2', '15%');
step('4n + 3', '5%');
step('4n + 4', '25%');

/** The text and the link of a word with a list below. They share a row with the word, which is smaller. */
export const told = style({
  selectors: { '&&': { flex: '1 1 15em', maxInlineSize: 'none' } },
});
/** All words with a list begin at one line. */
export const tool = style({ selectors: { '&&&': { marginInlineStart: 0 } } });
globalStyle(`${word}:has(+ ${told})`, { fontSize: text.h2 });
/** On phones each text is nearer to its own word than to the next word. */
globalStyleOn(upTo.tablet, `${lines} > li:not(:has(> ${told}))`, {
  rowGap: space[4],
  paddingBlockStart: space[8],
});
export const action = style({
  ...inline(space[8]),
  minBlockSize: '44px',
  fontSize: text.body,
  fontWeight: 600,
});
/** As bars of one length, on a paper. */
export const list = style({
  flexBasis: '100%',
  ...columnsOf('repeat(auto-fit, minmax(min(100%, 17rem), 1fr))', space[8]),
  marginBlockEnd: space[24],
  lineHeight: 1.3,
});
globalStyle(`${list} > li`, {
  padding: `${space[12]} ${space[24]}`,
  ...edged,
  borderRadius: radius.card,
  fontWeight: 600,
});
for (const [index, name] of (['dusk', 'lagoon', 'sun', 'clay'] as const).entries())
  globalStyle(`${list} > :nth-child(4n + ${index + 1})`, { backgroundColor: paper[name] });

/** As workdays in four places, on wide screens: each begins later, and a frame is around what they share. */
export const hours = style([
  list,
  {
    '@media': {
      [above.tablet]: {
        gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
        columnGap: 0,
        '::after': {
          content: '',
          gridArea: '1 / 6 / 5 / 7',
          marginBlock: `-${space[8]}`,
          border: `4px solid ${earned}`,
          borderRadius: radius.icon,
        },
      },
    },
  },
]);
const workday = (nth: number, gridColumn: string, paddingInlineStart: string = space[24]) =>
  globalStyleOn(above.tablet, `${hours} > :nth-child(${nth})`, {
    gridRow: nth,
    gridColumn,
    paddingInlineStart,
  });
// The texts keep clear of the frame.
workday(1, '1 / 8');
workday(2, '2 / 9');
workday(3, '5 / 12', `calc(100% * 2 / 7 + ${space[24]})`);
workday(4, '6 / 13', `calc(100% / 7 + ${space[24]})`);
globalStyle(`${hours} > :nth-child(3)`, { backgroundColor: paper.white });

/** Each day the sun is a tenth higher. */
export const days = style({
  flexBasis: '100%',
  ...columnsOf('repeat(10, minmax(0, 1fr))'),
  gap: space[8],
  textAlign: 'center',
  fontWeight: 700,
  whiteSpace: 'nowrap',
});
globalStyle(`${days} > span::before`, {
  content: '',
  display: 'block',
  aspectRatio: '1',
  border: '2px solid currentColor',
  borderRadius: '50%',
  background: `linear-gradient(to top, ${color('sun')} calc(var(--at) * 10%), transparent 0)`,
});

/** Beside the sentence, a hundred dots. */
export const counted = style({
  display: 'grid',
  gap: rhythm.columns,
  '@media': { [above.tablet]: { gridTemplateColumns: '8fr 3fr', alignItems: 'center' } },
});
export const hundred = style({
  inlineSize: `min(100%, ${poster.dots})`,
  justifySelf: 'center',
  fill: earned,
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeDasharray: '0 10',
});
globalStyle(`${hundred} > circle`, { stroke: 'none' });
