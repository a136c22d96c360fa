import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { card as surface } from '../style/grid.css.ts';
import { color } from '../style/palette.ts';
import { radius, space, text } from '../style/scale.ts';

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

/** A line from the article itself. */
export const takeaway = style({
  alignSelf: 'stretch',
  marginBlockStart: 'auto',
  padding: `${space[12]} ${space[16]}`,
  borderInlineStart: `4px solid ${color('sun')}`,
  backgroundColor: token('color-tint'),
  fontSize: text.small,
  fontWeight: 600,
  lineHeight: 1.45,
});

export const opening = style({ paddingBlock: 'clamp(24px, 4vw, 64px)' });

export const columns = style({
  display: 'grid',
  gap: `${space[24]} clamp(32px, 5vw, 72px)`,
  alignItems: 'start',
  '@media': { '(width > 960px)': { gridTemplateColumns: '1fr 1fr' } },
});

export const moments = style({ borderBlockStart: `2px solid ${token('color-ink')}` });
globalStyle(`${moments} li`, {
  display: 'grid',
  columnGap: space[16],
  paddingBlock: space[12],
  borderBlockEnd: `1px solid ${token('color-line')}`,
  '@media': {
    '(width > 480px)': { gridTemplateColumns: '11em 1fr', alignItems: 'baseline' },
    '(width <= 480px)': { paddingBlock: space[8] },
  },
});
globalStyle(`${moments} a`, { fontWeight: 600, lineHeight: 1.35 });

export const moment = style({ color: token('color-ink-soft'), fontSize: text.small });

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
