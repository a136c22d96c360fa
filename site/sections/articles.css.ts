import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { card as surface } from '../components/grid.css.ts';
import { radius, space } from '../components/scale.ts';

export const card = style([
  surface,
  { position: 'relative', overflow: 'hidden', paddingBlockStart: 0 },
]);

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

/** The link covers the whole card. */
export const title = style({});
globalStyle(`${title} a`, { color: 'inherit', textDecoration: 'none' });
globalStyle(`${title} a::after`, {
  content: '',
  position: 'absolute',
  inset: 0,
  borderRadius: radius.card,
});
globalStyle(`${title} a:focus-visible`, { outline: 'none' });
globalStyle(`${title} a:focus-visible::after`, {
  outline: `3px solid ${token('color-focus')}`,
  outlineOffset: '-3px',
});

export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  marginBlockStart: 'auto',
  paddingBlockStart: space[8],
  color: token('color-link'),
  fontWeight: 600,
});
globalStyle(`${more} svg`, { transition: 'translate 150ms' });
globalStyle(`${more}:dir(rtl) svg`, { scale: '-1 1' });
globalStyle(`${card}:hover ${more}`, { textDecoration: 'underline', textUnderlineOffset: '.2em' });
