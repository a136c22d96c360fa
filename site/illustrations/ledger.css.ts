import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { color } from '../style/palette.ts';
import { radius, space } from '../style/scale.ts';

/** Dots connect the label and the value. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[12],
  paddingBlock: '9px',
});

globalStyle(`${line} > dt`, {
  flex: 1,
  minInlineSize: 'min-content',
  display: 'flex',
  alignItems: 'baseline',
  gap: space[12],
});
globalStyle(`${line} > dt::after`, {
  content: '',
  flex: 1,
  minInlineSize: space[16],
  borderBlockEnd: `2px dotted ${token('color-field')}`,
});

export const value = style({
  marginInlineStart: 'auto',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space[16],
  marginBlockStart: space[16],
  padding: `${space[12]} ${space[16]}`,
  border: '1px solid transparent',
  borderRadius: radius.icon,
  backgroundColor: color('sun'),
  color: color('on-sun'),
  fontWeight: 700,
});

export const sum = style({
  fontFamily: 'var(--hire-font-heading)',
  fontSize: 'clamp(1.4375rem, 6cqi, 2.125rem)',
  lineHeight: 1.2,
  letterSpacing: '-.02em',
  fontVariantNumeric: 'tabular-nums',
});
