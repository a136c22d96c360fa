import { style } from '@vanilla-extract/css';

/** As readable as the text around it, on every background. */
export const link = style({
  color: 'inherit',
  textDecorationThickness: '1px',
  textDecorationStyle: 'dotted',
});
