import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { columnsOf, fill, font, stack } from '../style/layout.ts';
import { softLook } from '../style/looks.ts';
import { color } from '../style/palette.ts';
import { drawn, space, text } from '../style/scale.ts';

export const moon = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: `-${space[32]}`,
  insetInlineEnd: 0,
  inlineSize: 'min(34cqi, 160px)',
  fill: color('on-night'),
  // The answer hides its lower horn.
  rotate: '50deg',
});

export const chat = style({
  position: 'relative',
  ...stack(space[8]),
  justifyItems: 'start',
  marginBlockEnd: space[32],
});

const bubble = {
  maxInlineSize: '24em',
  padding: `${space[12]} ${space[16]}`,
  border: '1px solid transparent',
  ...font(drawn.line, 1.3),
  fontWeight: 600,
};
/** Written in the dark, and answered by day. */
export const customer = style({
  ...bubble,
  borderColor: token('color-line'),
  borderRadius: '22px 22px 22px 4px',
  ...fill(color('night-glow'), color('on-night')),
});
export const agent = style({
  ...bubble,
  justifySelf: 'end',
  borderRadius: '22px 22px 4px',
  ...fill(color('sun'), color('on-sun')),
});
export const when = style({ display: 'block', fontSize: text.small, fontWeight: 400 });

/** Under the quarters of the day. */
export const axis = style({
  ...columnsOf('repeat(3, 1fr)'),
  marginInline: '12.5%',
  fontSize: text.small,
  textAlign: 'center',
});

export const day = style({
  inlineSize: '100%',
  overflow: 'visible',
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});
export const message = style({ fill: color('on-night'), stroke: color('night'), strokeWidth: 2 });

export const row = style({ marginBlockStart: space[8] });
export const label = style(softLook);
globalStyle(`${label} > b`, { color: token('color-ink') });
export const track = style({
  stroke: 'currentColor',
  color: token('color-line'),
  strokeWidth: 2,
  strokeDasharray: '0 10',
  strokeLinecap: 'round',
});
export const shift = style({ fill: color('sun') });
