import { style } from '@vanilla-extract/css';
import { token } from '../kit/style/tokens.ts';

/** Covers the button that opened it. */
export const search = style({ position: 'absolute', zIndex: 1, insetInline: 0, insetBlockEnd: 0 });

export const popup = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  marginBlockStart: '6px',
  padding: '6px',
  background: token('color-surface'),
  border: `${token('border-card')} solid ${token('color-line')}`,
  borderRadius: token('radius-field'),
  boxShadow: token('shadow-floating'),
});

export const noMatch = style({ margin: '0 10px' });

export const option = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: '12px',
  minBlockSize: '44px',
  paddingInline: '10px',
  borderRadius: `calc(${token('radius-field')} - 5px)`,
  lineHeight: 1.3,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: token('color-tint') },
    '&[aria-selected=true]': { background: token('color-selected') },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-selected=true]': { border: '2px solid' } } },
  },
});

export const note = style({
  fontSize: token('font-size-small'),
  fontWeight: 400,
  color: token('color-ink-soft'),
  fontVariantNumeric: 'tabular-nums',
});
