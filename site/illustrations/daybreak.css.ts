import { style } from '@vanilla-extract/css';
import { color } from '../style/palette.ts';

export const map = style({
  inlineSize: '100%',
  fill: 'none',
  strokeLinecap: 'round',
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});

/** See `land`. */
export const land = style({ strokeWidth: 0.62, strokeDasharray: '0 1', strokeDashoffset: -0.5 });

export const line = style({
  stroke: color('sun'),
  strokeWidth: 0.18,
  strokeDasharray: '0 .6',
});
