import { style } from '@vanilla-extract/css';
import { headingLook } from '../style/looks.ts';

export const label = style({
  marginBlockEnd: '20px',
  ...headingLook,
  fontSize: '1.3125rem',
  lineHeight: 1.15,
  textWrap: 'balance',
});

/** In SVG units. */
export const day = style({ fill: 'currentColor', fontSize: '15px', fontWeight: 600 });

export const week = style({ inlineSize: '100%' });
