import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { card as surface } from '../style/grid.css.ts';
import { radius, space } from '../style/scale.ts';

export const card = style([
  surface,
  { position: 'relative', overflow: 'hidden', paddingBlockStart: 0 },
]);

/** One large card, with two small ones beside it. */
export const featured = style({
  display: 'grid',
  gap: space[24],
  '@media': { '(width > 860px)': { gridTemplateColumns: '7fr 5fr' } },
});
globalStyle(`${featured} > li`, { minBlockSize: 0 });
globalStyle(`${featured} > :first-child`, {
  '@media': { '(width > 860px)': { gridRow: 'span 2' } },
});
globalStyle(`${featured} > :first-child > h3`, {
  fontSize: 'clamp(1.375rem, 1rem + 1.6vw, 2.125rem)',
});

export const cover = style({
  alignSelf: 'stretch',
  blockSize: 'auto',
  inlineSize: 'calc(100% + 2 * clamp(24px, 2.5vw, 32px))',
  marginInline: 'calc(-1 * clamp(24px, 2.5vw, 32px))',
  borderBlockEnd: `1px solid ${token('color-line')}`,
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '56px',
  blockSize: '56px',
  marginBlockStart: '-36px',
  marginBlockEnd: space[4],
  border: `1px solid ${token('color-line')}`,
  borderRadius: radius.icon,
  backgroundColor: token('color-surface'),
  zIndex: 1,
});

globalStyle(`${featured} > li + li > ${cover}`, {
  '@media': { '(width <= 860px)': { display: 'none' } },
});
globalStyle(`${featured} > li + li`, {
  '@media': { '(width <= 860px)': { paddingBlockStart: space[24] } },
});
globalStyle(`${featured} ${cover}`, {
  '@media': {
    '(width > 860px)': { flex: '1 1 0', minBlockSize: '150px', objectFit: 'cover' },
  },
});
