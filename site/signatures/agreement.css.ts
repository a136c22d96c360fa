import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { color } from '../style/palette.ts';
import { above, radius, rhythm, text as size, space, upTo } from '../style/scale.ts';

const wide = above.tablet;
const sides = rhythm.sheet;

export const root = style({
  paddingBlockEnd: rhythm.band,
  counterReset: 'clause',
});

const columns = {
  '@media': { [wide]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
} as const;

export const head = style({ ...columns });

export const heading = style({ fontSize: size.h3 });

export const lead = style({
  marginBlock: `${space[8]} ${space[16]}`,
  color: token('color-ink-soft'),
});

/** How many numbers a reader does not find here. */
export const open = style({
  inlineSize: 'fit-content',
  margin: `0 ${space[24]} ${space[32]} 0`,
  padding: `${space[8]} ${space[16]}`,
  borderInlineStart: `4px solid ${color('sun')}`,
  backgroundColor: token('color-tint'),
  fontWeight: 600,
});

/** The top and the bottom of the sheet; each clause is a part of it. */
const sheet = {
  paddingInline: sides,
  borderInline: `1px solid ${token('color-line')}`,
  backgroundColor: token('color-surface'),
};

export const title = style({
  ...sheet,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'start',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[24]}`,
  paddingBlock: space[24],
  borderBlockStart: `1px solid ${token('color-line')}`,
  borderStartStartRadius: radius.card,
  borderStartEndRadius: radius.card,
  fontFamily: 'var(--hire-font-heading)',
  fontSize: size.h3,
  fontWeight: 700,
});

export const note = style({
  color: token('color-ink-soft'),
  fontFamily: 'var(--hire-font)',
  fontSize: size.small,
  fontWeight: 400,
});

/** Its own numbers are in the clauses. */
export const clauses = style({ margin: 0, padding: 0, listStyle: 'none' });

export const clause = style({
  margin: 0,
  counterIncrement: 'clause',
  breakInside: 'avoid',
  ...columns,
});

export const plain = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[8],
  paddingBlock: space[24],
  '@media': {
    [wide]: {
      paddingInlineEnd: space[48],
      borderBlockStart: `1px solid ${token('color-line')}`,
    },
    [upTo.tablet]: { ...sheet, paddingBlockEnd: 0 },
  },
});
globalStyle(`${plain} h3`, { fontSize: '1.125rem', lineHeight: 1.5 });

export const text = style({
  ...sheet,
  paddingBlock: space[24],
  '@media': { [wide]: { borderBlockStart: `1px solid ${token('color-line')}` } },
  color: token('color-ink-soft'),
  fontSize: '1rem',
  selectors: {
    '&::before': {
      content: 'counter(clause) ". "',
      color: token('color-ink'),
      fontWeight: 700,
    },
    [`${clause}:last-child &`]: {
      borderBlockEnd: `1px solid ${token('color-line')}`,
      borderEndStartRadius: radius.card,
      borderEndEndRadius: radius.card,
    },
  },
});

export const blank = style({
  borderBlockEnd: `1px solid ${token('color-ink-soft')}`,
  fontStyle: 'italic',
});
