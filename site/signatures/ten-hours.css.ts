import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { columnsOf, fill, stack } from '../style/layout.ts';
import { softLook } from '../style/looks.ts';
import { color } from '../style/palette.ts';
import { above, radius, text as size, space } from '../style/scale.ts';

const medium = above.phone;
const wide = above.bar;

export const week = style({
  ...stack(space[32]),
  '@media': { [wide]: { gridTemplateColumns: '3fr 1fr' } },
});

export const days = style({
  ...stack(space[32]),
  // The same hour is level on each day.
  '@media': {
    [medium]: { grid: 'auto repeat(4, auto) / repeat(3, minmax(0, 1fr))', gap: space[12] },
  },
});
export const day = style({
  ...stack(space[12]),
  '@media': { [medium]: { gridTemplateRows: 'subgrid', gridRow: 'span 5' } },
});
export const hours = style({
  ...stack(space[4]),
  '@media': { [medium]: { gridTemplateRows: 'subgrid', gridRow: 'span 4', gap: space[12] } },
});

/** Lit, like the hours that are paid for. */
export const hour = style({
  padding: `${space[12]} ${space[16]}`,
  border: '1px solid transparent',
  borderRadius: radius.field,
  ...fill(color('sun'), color('on-sun')),
  lineHeight: 1.3,
});
export const task = style({ fontSize: size.small });
export const time = style({
  fontVariantNumeric: 'tabular-nums',
  '::after': { content: '\u00a0· ' },
});
export const decision = style({ marginBlockStart: space[4], fontWeight: 700, textWrap: 'balance' });

export const others = style({
  ...columnsOf('repeat(auto-fit, minmax(min(100%, 13rem), 1fr))', `${space[16]} ${space[32]}`),
  marginBlockStart: space[16],
  ...softLook,
});
globalStyle(`${others} > li`, {
  ...columnsOf('1fr auto'),
  alignContent: 'start',
  columnGap: space[16],
});
globalStyle(`${others} svg`, { gridColumn: '1 / 3' });
globalStyle(`${others} svg:dir(rtl)`, { scale: '-1 1' });
export const dots = style({
  stroke: 'currentColor',
  color: token('color-field'),
  strokeWidth: 12,
  strokeLinecap: 'round',
  strokeDasharray: '0 20',
});
export const count = style({ fontVariantNumeric: 'tabular-nums' });
export const text = style({ marginBlockStart: space[24] });
