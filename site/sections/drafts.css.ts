import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { cardLook } from '../style/looks.ts';
import { color } from '../style/palette.ts';
import { radius, space } from '../style/scale.ts';

const phone = '(width < 640px)';
const size = { fontSize: '.875rem', lineHeight: 1.35 };

/** On phones the words are above the other two. */
export const drafts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[24],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [phone]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
      gap: space[16],
    },
  },
});
globalStyle(`${drafts} > :first-child`, { '@media': { [phone]: { gridColumn: '1 / -1' } } });

export const step = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[8],
  '@media': { [phone]: { gridTemplateRows: '1fr' } },
});

/** All drafts have the same height, so that they read as one row. */
export const draft = style({
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'center',
  minBlockSize: '440px',
  marginBlockEnd: space[8],
  padding: space[24],
  ...cardLook,
  '@media': { [phone]: { minBlockSize: 0, padding: space[12] } },
});

export const words = style({ display: 'grid', gap: space[16], margin: 0, inlineSize: '100%' });
export const part = style({ ...size, color: token('color-ink-soft') });
export const copy = style({ margin: 0, fontWeight: 600 });

export const wireframe = style({
  inlineSize: '220px',
  '@media': { [phone]: { inlineSize: '100%' } },
  fill: token('color-tint'),
  stroke: token('color-field'),
  strokeWidth: 1.5,
});

/** The website of a customer, with colors of its own in both themes. */
export const device = style({
  overflow: 'hidden',
  display: 'grid',
  gap: space[12],
  inlineSize: 'min(228px, 100%)',
  paddingBlockEnd: space[16],
  border: `7px solid ${color('night')}`,
  borderRadius: radius.hero,
  backgroundColor: color('on-night'),
  color: color('night'),
  outline: `1px solid ${token('color-line')}`,
});
globalStyle(`${device} > p`, { marginInline: 'clamp(8px, 1.5vw, 16px)' });

export const picture = style({ inlineSize: '100%', backgroundColor: color('clay') });
globalStyle(`${picture} > path`, { fill: color('protea') });
export const table = style({});
globalStyle(`${picture} > ${table}`, { fill: color('night') });

export const headline = style({
  fontFamily: 'var(--hire-font-heading)',
  fontSize: 'clamp(1.125rem, 2vw, 1.5rem)',
  fontWeight: 700,
  letterSpacing: '-.02em',
  lineHeight: 1.05,
});
export const small = style(size);
export const button = style({
  ...size,
  justifySelf: 'start',
  padding: `${space[8]} ${space[16]}`,
  borderRadius: radius.pill,
  backgroundColor: color('night'),
  color: color('on-night'),
  fontWeight: 600,
});
export const items = style({
  ...size,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[8],
  fontWeight: 600,
  '@media': { [phone]: { columnGap: space[4], fontSize: '.75rem' } },
});
