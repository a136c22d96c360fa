import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { color } from '../style/palette.ts';
import { drawn, radius, text as size, space } from '../style/scale.ts';

const dateSize = drawn.heading;
const dotStart = `calc(${dateSize} * .7 - 10px)`;

export const milestone = style({ marginInlineStart: '11px' });

/** A dot, and a line to the next milestone. */
export const words = style({
  position: 'relative',
  paddingInlineStart: space[32],
  paddingBlockEnd: space[24],
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: '-10px',
    insetBlockStart: dotStart,
    inlineSize: '20px',
    aspectRatio: '1',
    border: `3px solid ${color('sun')}`,
    borderRadius: '50%',
    backgroundColor: color('night'),
  },
});
globalStyle(`${milestone}:not(:last-child) > ${words}::after`, {
  content: '',
  position: 'absolute',
  insetInlineStart: '-1px',
  insetBlock: `calc(${dotStart} + 20px) calc(0px - ${dotStart})`,
  borderInlineStart: `2px solid ${token('color-line')}`,
});
globalStyle(`${milestone}:last-child > ${words}`, { paddingBlockEnd: 0 });

export const when = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space[16],
});
export const date = style({
  fontFamily: 'var(--hire-font-heading)',
  fontSize: dateSize,
  fontWeight: 700,
  letterSpacing: '-.02em',
});
export const payment = style({ color: color('sun'), fontSize: size.small, fontWeight: 600 });
export const was = style({
  color: token('color-ink-soft'),
  textDecoration: `line-through ${color('protea')} .1em`,
});
export const now = style({ color: color('sun'), textDecoration: 'none' });

export const title = style({ fontWeight: 700, lineHeight: 1.25 });
export const text = style({ color: token('color-ink-soft'), fontSize: size.small });

/** A note that is pinned across the line. */
export const request = style({
  position: 'relative',
  marginBlockEnd: space[24],
  marginInlineStart: '-11px',
  padding: `${space[12]} ${space[16]}`,
  border: '1px solid transparent',
  borderRadius: radius.field,
  backgroundColor: color('sun'),
  color: color('on-sun'),
});
export const on = style({ fontSize: size.small });
globalStyle(`${request} > ul`, { marginBlockStart: space[8], fontSize: size.small });
globalStyle(`${request} li`, {
  paddingBlock: space[4],
  borderBlockStart: '1px dotted',
});
