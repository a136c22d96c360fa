import { style } from '@vanilla-extract/css';
import { space } from '../style/scale.ts';

/** Reserves the widget's height, so that nothing below shifts when it loads. */
export const slot = style({
  display: 'block',
  inlineSize: 'min(1100px, 100%)',
  minBlockSize: '420px',
  marginInline: 'auto',
  scrollMarginBlockStart: space[112],
});
