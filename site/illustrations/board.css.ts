import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { color } from '../style/palette.ts';
import { radius, space, text } from '../style/scale.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  '@container': {
    '(24rem <= inline-size < 38rem)': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
    },
    '(inline-size >= 38rem)': {
      gridAutoFlow: 'column',
      gridTemplateColumns: 'none',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
});

/** Four columns wrap to two and two, never to three and one. */
globalStyle(`${columns}:has(> :nth-child(4))`, {
  '@container': {
    '(24rem <= inline-size < 38rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const column = style({
  padding: space[12],
  borderRadius: radius.icon,
  backgroundColor: token('color-tint'),
  outline: '1px solid transparent',
});

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  fontWeight: 700,
});

export const cards = style({ display: 'grid', gap: space[8], marginBlockStart: space[12] });

export const card = style({
  padding: `10px ${space[12]}`,
  border: `1px solid ${token('color-line')}`,
  borderRadius: '10px',
  backgroundColor: token('color-surface'),
  fontSize: text.small,
  selectors: {
    [`${column}:last-child &`]: { borderInlineStart: `4px solid ${color('sun')}` },
  },
});
