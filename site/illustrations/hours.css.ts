import { style } from '@vanilla-extract/css';
import { headingFont } from '../style/layout.ts';

export const label = style({ marginBlockEnd: '20px', ...headingFont('1.3125rem') });

/** In SVG units. */
export const day = style({ fill: 'currentColor', fontSize: '15px', fontWeight: 600 });

export const week = style({ inlineSize: '100%' });
