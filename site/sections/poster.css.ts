import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../style/palette.ts';
import { above, rhythm, space, text } from '../style/scale.ts';

const type = {
  fontFamily: 'var(--hire-font-heading)',
  fontSize: text.poster,
  fontWeight: 700,
  letterSpacing: '-.035em',
  lineHeight: 0.9,
  // The brightest words of a dark page.
  '@media': { '(prefers-color-scheme: dark)': { color: color('sun') } },
} as const;

/** Over the band below it. */
export const root = style({ zIndex: 1 });

/** On wide screens the slip at the end reaches over the lower edge of the band. */
export const columns = style({
  display: 'grid',
  gap: rhythm.columns,
  '@media': {
    [above.tablet]: { gridTemplateColumns: '8fr 5fr', alignItems: 'end', columnGap: space[24] },
  },
});
globalStyle(`${columns} > :last-child`, {
  '@media': {
    [above.tablet]: { marginBlockEnd: `calc((${rhythm.band} + ${rhythm.over} * .6) * -1)` },
  },
});

export const words = style({ display: 'grid', gap: space[16] });
export const heading = style({ fontSize: text.h3 });
export const sentence = style({ ...type, overflowWrap: 'anywhere', textWrap: 'balance' });
export const lead = style({ maxInlineSize: '30em', fontSize: text.lead });

export const lines = style({ display: 'grid', gap: space[24] });
globalStyle(`${lines} > li`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[16]} ${space[24]}`,
});
globalStyle(`${lines} > li > p`, {
  maxInlineSize: '15em',
  fontSize: text.h3,
  lineHeight: 1.16,
  textWrap: 'balance',
});
export const word = style({
  ...type,
  lineHeight: 1.04,
  '@media': { ...type['@media'], [above.tablet]: { overflowWrap: 'normal', whiteSpace: 'nowrap' } },
});
const step = (child: string, marginInlineStart: string) =>
  globalStyle(`${lines} > :nth-child(${child})`, {
    '@media': { [above.tablet]: { marginInlineStart } },
  });
step('4n + 2', '15%');
step('4n + 3', '5%');
step('4n + 4', '33%');
