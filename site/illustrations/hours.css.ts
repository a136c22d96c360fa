import { style } from '@vanilla-extract/css';

export const label = style({
  marginBlockEnd: '20px',
  fontFamily: 'var(--hire-font-heading)',
  fontSize: '1.3125rem',
  fontWeight: 700,
  letterSpacing: '-.02em',
  lineHeight: 1.15,
  textWrap: 'balance',
});

/** In SVG units. */
export const day = style({ fill: 'currentColor', fontSize: '15px', fontWeight: 600 });

export const week = style({ inlineSize: '100%' });
