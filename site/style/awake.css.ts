import { style } from '@vanilla-extract/css';
import { color } from './palette.ts';
import { text } from './scale.ts';

/** A line that site/scripts/local-times.ts fills in. Its height is reserved at each window width. */
export const awake = style({
  minBlockSize: '1lh',
  color: color('sun'),
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
  textWrap: 'balance',
  '@media': {
    '(width <= 540px), (900px < width <= 1020px)': { minBlockSize: '2lh' },
    '(scripting: none)': { display: 'none' },
  },
});
