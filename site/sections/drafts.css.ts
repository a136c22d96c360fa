import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { cardLook } from '../style/looks.ts';
import { color } from '../style/palette.ts';
import { radius, space } from '../style/scale.ts';

const size = { fontSize: '.875rem', lineHeight: 1.35 };

export const step = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[8],
  '@media': { '(width < 640px)': { paddingBlockEnd: space[16] } },
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
  '@media': { '(width < 640px)': { minBlockSize: 0, padding: space[16] } },
});

/** The first draft is a note on yellow paper. */
globalStyle(`${step}:first-child > ${draft}`, {
  rotate: '-1.2deg',
  borderRadius: '4px 4px 40px',
  backgroundColor: color('sun-bright'),
  color: color('night'),
  vars: { [token('color-ink-soft')]: color('night') },
});

export const words = style({ display: 'grid', gap: space[16], margin: 0, inlineSize: '100%' });
export const part = style({ ...size, color: token('color-ink-soft') });
export const brief = style({ display: 'grid', gap: space[12], margin: 0, inlineSize: '100%' });
/** Like a note that somebody wrote in a hurry. */
export const note = style({ margin: 0, fontStyle: 'italic', lineHeight: 1.3 });
export const copy = style({ margin: 0, fontWeight: 600 });

export const wireframe = style({
  inlineSize: '220px',
  '@media': { '(width < 640px)': { inlineSize: '130px' } },
  fill: token('color-tint'),
  stroke: token('color-field'),
  strokeWidth: 1.5,
});

/** The website of a customer, with colors of its own in both themes. */
export const phone = style({
  overflow: 'hidden',
  display: 'grid',
  gap: space[12],
  inlineSize: '228px',
  paddingBlockEnd: space[16],
  border: `7px solid ${color('night')}`,
  borderRadius: radius.hero,
  backgroundColor: color('on-night'),
  color: color('night'),
  outline: `1px solid ${token('color-line')}`,
});
globalStyle(`${phone} > p`, { marginInline: space[16] });

export const picture = style({ inlineSize: '100%', backgroundColor: color('clay') });
globalStyle(`${picture} > path`, { fill: color('protea') });
export const table = style({});
globalStyle(`${picture} > ${table}`, { fill: color('night') });

export const headline = style({
  fontFamily: 'var(--hire-font-heading)',
  fontSize: '1.5rem',
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
});
