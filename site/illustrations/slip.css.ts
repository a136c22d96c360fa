import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { edged, fill, stack } from '../style/layout.ts';
import { softLook } from '../style/looks.ts';
import { color } from '../style/palette.ts';
import { radius, space } from '../style/scale.ts';

const colors = { known: color('sun'), hidden: color('dusk') };

export const chart = style({
  inlineSize: '100%',
  overflow: 'visible',
  fill: 'none',
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});

export const grid = style({
  stroke: token('color-line'),
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeDasharray: '0 10',
});

export const lines = styleVariants(colors, (stroke) => ({
  stroke,
  strokeWidth: 7,
  strokeLinejoin: 'round',
}));
globalStyle(`${lines.hidden} > path`, { strokeDasharray: '10 6' });
/** In SVG units, which are smaller on phones. */
export const name = style({
  fill: color('on-night'),
  stroke: 'none',
  fontSize: '17px',
  '@container': { '(inline-size < 24rem)': { fontSize: '23px' } },
});
globalStyle(`${lines.known} > ${name}`, { fill: color('sun') });
globalStyle(`${lines.hidden} > ${name}`, { fill: color('dusk') });
globalStyle(`${lines.known} > circle`, { fill: color('sun'), stroke: color('protea') });
globalStyle(`${lines.hidden} > circle`, { fill: color('night') });

const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[12],
  ...softLook,
  fontVariantNumeric: 'tabular-nums',
});
export const dates = style([ends, { alignItems: 'baseline' }]);
/** The chosen date, below its point on the chart. */
export const chosen = style({
  paddingInline: space[12],
  borderRadius: radius.pill,
  ...edged,
  ...fill(color('sun'), color('on-sun')),
});
export const fridays = style([
  ends,
  {
    marginBlockStart: space[4],
    paddingBlockStart: space[4],
    borderBlockStart: `2px dotted ${token('color-line')}`,
  },
]);

export const legend = style({ ...stack(space[12]), marginBlockStart: space[16] });

export const entries = styleVariants(colors, (border) => ({
  paddingInlineStart: space[16],
  borderInlineStart: `5px solid ${border}`,
}));
