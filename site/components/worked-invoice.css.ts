import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { space, text } from '../style/scale.ts';

export const range = style({
  fontFamily: 'var(--hire-font-heading)',
  fontSize: text.h2,
  fontWeight: 700,
  letterSpacing: '-.02em',
  lineHeight: 1.1,
});

export const invoice = style({
  inlineSize: '100%',
  maxInlineSize: '28em',
  marginBlock: space[16],
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${invoice} caption`, {
  paddingBlockEnd: space[8],
  color: token('color-ink-soft'),
  textAlign: 'start',
});
globalStyle(`${invoice} tr`, { borderBlockStart: `1px solid ${token('color-line')}` });
globalStyle(`${invoice} :is(th, td)`, {
  paddingBlock: space[8],
  fontWeight: 400,
  textAlign: 'start',
});
globalStyle(`${invoice} td`, { textAlign: 'end' });
globalStyle(`${invoice} tr:last-child :is(th, td)`, { fontWeight: 700 });
