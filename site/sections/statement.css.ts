import { style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { colour } from '../components/palette.ts';
import { space, text } from '../components/scale.ts';

/** The small label carries a small sun. */
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
    backgroundColor: colour('sun'),
    boxShadow: `0 0 0 4px ${colour('protea')}`,
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
