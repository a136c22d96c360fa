import { style } from '@vanilla-extract/css';
import { token } from '../style/tokens.ts';

export const summary = style({
  marginBlockEnd: '28px',
  padding: '18px 20px',
  border: `3px solid ${token('color-danger')}`,
  borderRadius: token('radius-field'),
  scrollMarginBlockStart: '16px',
  textWrap: 'balance',
});

export const summaryTitle = style({
  margin: '0 0 6px',
  fontFamily: token('font-heading'),
  fontSize: '20px',
  fontWeight: token('font-weight-heading'),
  lineHeight: 1.25,
});

export const summaryLines = style({
  display: 'grid',
  gap: '4px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const summaryLine = style({
  minBlockSize: '32px',
  padding: 0,
  font: 'inherit',
  fontWeight: 600,
  lineHeight: 1.35,
  textAlign: 'start',
  color: token('color-danger'),
  background: 'none',
  border: 0,
  borderRadius: '6px',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
});
