import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { color } from '../style/palette.ts';
import { text as size, space } from '../style/scale.ts';
import { dayLook } from '../style/theme.css.ts';

const wide = '(width > 860px)';

export const steps = style({
  display: 'grid',
  gap: `${space[8]} ${space[32]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: 0 } },
});

export const step = style({
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
  '@media': {
    '(width <= 860px)': { marginBlockEnd: space[32] },
    [wide]: { gridRow: 'span 3', gridTemplateRows: 'subgrid' },
  },
});

/** The numbers are part of the headings. */
globalStyle(`${step} > h3`, { marginBlockStart: space[12], fontSize: '1.5rem' });
globalStyle(`${step} > h3::before`, {
  counterIncrement: 'step',
  content: ['counter(step) ". "', 'counter(step) ". " / ""'],
});

export const text = style({ paddingInlineEnd: space[32], color: token('color-ink-soft') });

/** The sheets overlap, and each lies higher than the one before. */
export const sheet = style({
  ...dayLook,
  position: 'relative',
  minBlockSize: '252px',
  // The next sheet covers the last 16 px.
  padding: `${space[24]} 40px ${space[24]} ${space[24]}`,
  border: `1px solid ${token('color-line')}`,
  boxShadow: token('shadow-floating'),
  lineHeight: 1.35,
  '@media': { [wide]: { marginInlineEnd: '-16px' }, '(width <= 860px)': { minBlockSize: 0 } },
});
globalStyle(`${step}:nth-child(3) > ${sheet}`, {
  marginInlineEnd: 0,
  borderBlockEnd: `10px solid ${color('sun')}`,
});

export const brief = style({ display: 'grid', gap: '10px' });
globalStyle(`${brief} > span`, {
  paddingBlockEnd: '10px',
  borderBlockEnd: `1px solid ${token('color-line')}`,
});
globalStyle(`${brief} > :first-child`, {
  fontFamily: 'var(--hire-font-heading)',
  fontSize: '1.375rem',
  fontWeight: 700,
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  paddingBlock: space[8],
});

export const left = style({
  marginBlockStart: space[8],
  paddingBlockStart: space[8],
  borderBlockStart: `1px dashed ${token('color-field')}`,
  color: token('color-ink-soft'),
  fontSize: size.small,
});

export const start = style({
  marginBlockStart: space[12],
  fontFamily: 'var(--hire-font-heading)',
  fontSize: 'clamp(1.375rem, 1rem + 1.2vw, 1.75rem)',
  fontWeight: 700,
  letterSpacing: '-.015em',
  lineHeight: 1.2,
});
