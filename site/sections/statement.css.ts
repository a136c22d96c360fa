import { style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { color } from '../components/palette.ts';
import { space, text } from '../components/scale.ts';

/** A small label with a sun. */
export const heading = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  marginBlockEnd: space[24],
  color: token('color-ink-soft'),
  fontFamily: 'var(--hire-font)',
  fontSize: text.lead,
  fontWeight: 600,
  letterSpacing: 0,
  '::before': {
    content: '',
    inlineSize: '20px',
    aspectRatio: '1',
    borderRadius: '50%',
    backgroundColor: color('sun'),
    boxShadow: `0 0 0 4px ${color('protea')}`,
    marginInlineStart: space[4],
  },
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
