import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { font } from '../style/layout.ts';
import { space, text } from '../style/scale.ts';

export const heading = style({
  marginBlock: `${space[8]} ${space[12]}`,
  fontFamily: 'var(--hire-font)',
  fontSize: text.small,
  letterSpacing: 0,
});

export const list = style({ borderInlineStart: `2px solid ${token('color-line')}` });

globalStyle(`${list} a`, {
  display: 'block',
  padding: `${space[8]} ${space[16]}`,
  color: token('color-ink'),
  ...font(text.small, 1.35),
  textDecoration: 'none',
  textWrap: 'balance',
});
globalStyle(`${list} a:hover`, { textDecoration: 'underline' });
