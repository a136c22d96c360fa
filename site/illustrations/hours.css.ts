import { style } from '@vanilla-extract/css';

export const label = style({
  marginBlockEnd: '20px',
  fontFamily: 'var(--hire-font-heading)',
  fontSize: 'clamp(1.4375rem, 6cqi, 2.25rem)',
  fontWeight: 700,
  letterSpacing: '-.02em',
  lineHeight: 1.15,
  textWrap: 'balance',
});

export const week = style({ inlineSize: '100%' });
