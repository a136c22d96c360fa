import { style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { space, text } from '../style/scale.ts';

export const heading = style({
  marginBlockEnd: space[16],
  color: token('color-ink-soft'),
  fontFamily: 'var(--hire-font)',
  fontSize: text.lead,
  fontWeight: 600,
  letterSpacing: 0,
});

export const sentence = style({
  maxInlineSize: '19em',
  fontFamily: 'var(--hire-font-heading)',
  fontSize: 'clamp(2rem, 1.2rem + 3.6vw, 4rem)',
  fontWeight: 700,
  letterSpacing: '-.02em',
  lineHeight: 1.08,
  textWrap: 'balance',
});
