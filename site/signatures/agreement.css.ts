import { globalStyle, style } from '@vanilla-extract/css';
import { behindLook, softLook } from '../style/looks.ts';
import { color, faint, paper, shade } from '../style/palette.ts';
import { above, radius, rhythm, text as size, space, upTo } from '../style/scale.ts';

const columns = {
  '@media': { [above.tablet]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
} as const;

/** On wide screens the sheet is behind the second column. */
export const root = style({
  position: 'relative',
  isolation: 'isolate',
  counterReset: 'clause',
  '@media': {
    [above.tablet]: {
      '::before': {
        ...behindLook,
        insetBlock: 0,
        insetInline: '50% 0',
        outline: '1px solid transparent',
        borderRadius: radius.paper,
        backgroundColor: paper.white,
        boxShadow: `0 22px 44px -18px ${shade}`,
      },
    },
  },
});

export const head = style({ ...columns });

export const lead = style({ marginBlock: `${space[8]} ${space[16]}` });

/** How many numbers a reader does not find here. */
export const open = style({
  maxInlineSize: '26em',
  marginBlockEnd: space[24],
  paddingInlineStart: space[16],
  borderInlineStart: `4px solid ${color('ember')}`,
  fontWeight: 600,
});

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'start',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[24]}`,
  paddingBlock: space[24],
  fontFamily: 'var(--hire-font-heading)',
  fontSize: size.sheet,
  fontWeight: 700,
  letterSpacing: '-.02em',
  '@media': { [above.tablet]: { paddingInline: rhythm.sheet } },
});

export const note = style({
  ...softLook,
  fontFamily: 'var(--hire-font)',
  fontWeight: 400,
  letterSpacing: 0,
});

/** Its own numbers are in the clauses. */
export const clauses = style({ '@media': { [upTo.tablet]: { display: 'grid', gap: space[24] } } });

export const clause = style({ counterIncrement: 'clause', ...columns });

/** A dotted line runs from what a clause means to its words. */
const cell = {
  paddingBlock: space[24],
  '@media': { [above.tablet]: { borderBlockStart: `2px dotted ${faint}` } },
} as const;

export const plain = style({
  ...cell,
  display: 'grid',
  alignContent: 'start',
  gap: space[8],
  paddingInlineEnd: rhythm.columns,
  '@media': { ...cell['@media'], [upTo.tablet]: { padding: `0 0 ${space[16]}` } },
});

export const text = style({
  ...cell,
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  alignItems: 'start',
  paddingInline: rhythm.sheet,
  lineHeight: 1.6,
  '@media': {
    ...cell['@media'],
    [upTo.tablet]: { borderRadius: radius.paper, backgroundColor: paper.white },
  },
  '::before': {
    content: 'counter(clause)',
    fontFamily: 'var(--hire-font-heading)',
    fontSize: size.h3,
    fontWeight: 700,
    lineHeight: 1.1,
  },
});
globalStyle(`${text} > span`, { minInlineSize: 0 });
