import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { color } from '../style/palette.ts';
import { text as size, space } from '../style/scale.ts';
import { dayLook } from '../style/theme.css.ts';

const wide = '(width > 860px)';

export const proofs = style({
  display: 'grid',
  gap: 'clamp(40px, 6vw, 72px)',
  '@media': { [wide]: { gridTemplateColumns: '6fr 5fr', columnGap: 'clamp(48px, 8vw, 112px)' } },
});
globalStyle(`${proofs} > li`, {
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space[24],
});

export const page = style({ '@media': { [wide]: { gridRow: 'span 2' } } });

export const title = style({ fontSize: 'clamp(1.5rem, 1.2rem + 1vw, 2rem)' });
export const text = style({
  maxInlineSize: '30em',
  marginBlockStart: space[8],
  color: token('color-ink-soft'),
});

/** A sheet of paper in both themes. */
export const slip = style({
  ...dayLook,
  display: 'grid',
  gap: space[8],
  inlineSize: '100%',
  padding: 'clamp(20px, 3vw, 36px)',
  border: '1px solid transparent',
  borderBlockStart: `8px solid ${color('sun')}`,
  boxShadow: token('shadow-floating'),
});

export const from = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  fontWeight: 600,
  lineHeight: 1.35,
});

export const label = style({
  marginBlockStart: space[12],
  color: token('color-ink-soft'),
  fontSize: size.small,
  fontWeight: 600,
});

export const gap = style({
  marginBlockEnd: space[12],
  fontFamily: 'var(--hire-font-heading)',
  fontSize: 'clamp(1.375rem, 1rem + 1.4vw, 1.875rem)',
  fontWeight: 700,
  letterSpacing: '-.015em',
  lineHeight: 1.2,
});

/** A strip for each person: the bar is the visitor's nine to five, and in it the shared hours. */
export const hours = style({ display: 'grid', gap: space[12], inlineSize: '100%' });
export const shift = style({
  paddingBlockEnd: '14px',
  background: `linear-gradient(90deg, transparent calc((var(--from, 9) - 9) * 12.5%), ${color('sun')} 0 calc((var(--to, 9) - 9) * 12.5%), transparent 0) 0 100% / 100% 10px no-repeat, linear-gradient(${token('color-line')}, ${token('color-line')}) 0 100% / 100% 10px no-repeat`,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
});

/** Without scripts, nobody knows the visitor's day. */
globalStyle(`${hours} > ${shift}`, {
  '@media': { '(scripting: none)': { paddingBlockEnd: 0, background: 'none' } },
});

export const weeks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: '6px',
  inlineSize: '100%',
});

export const day = style({
  minBlockSize: '74px',
  padding: '6px 8px',
  borderRadius: '10px',
  backgroundColor: token('color-tint'),
  color: token('color-ink-soft'),
  fontSize: '.875rem',
  lineHeight: 1.25,
});
export const marked = style([
  day,
  {
    // Visible in forced colors.
    outline: '2px solid transparent',
    backgroundColor: color('sun'),
    color: color('on-sun'),
  },
]);
globalStyle(`${marked} > b`, { display: 'block', marginBlockStart: space[4], fontSize: '.875rem' });
