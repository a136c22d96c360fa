import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { color } from '../style/palette.ts';
import { space, text } from '../style/scale.ts';

export const list = style({ borderBlockStart: `2px solid ${token('color-ink')}` });

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
  paddingBlock: 'clamp(16px, 2vw, 24px)',
  borderBlockEnd: `1px solid ${token('color-line')}`,
});

export const link = style({
  color: token('color-ink'),
  fontFamily: 'var(--hire-font-heading)',
  fontSize: text.h3,
  fontWeight: 700,
  letterSpacing: '-.01em',
  lineHeight: 1.2,
  textWrap: 'balance',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { textDecoration: 'underline' },
});

export const arrow = style({
  gridRow: 'span 2',
  gridColumn: 2,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '48px',
  blockSize: '48px',
  border: `2px solid ${token('color-field')}`,
  borderRadius: '50%',
  transition: 'background-color 150ms',
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});
globalStyle(`${row}:hover ${arrow}`, {
  borderColor: color('sun'),
  backgroundColor: color('sun'),
  color: color('on-sun'),
});

export const about = style({ color: token('color-ink-soft') });
