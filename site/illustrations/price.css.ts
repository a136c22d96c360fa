import { style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { color } from '../style/palette.ts';
import { drawn, radius, space } from '../style/scale.ts';

export const range = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '.3em',
  marginBlockEnd: space[16],
  fontFamily: 'var(--hire-font-heading)',
  fontSize: drawn.figure,
  fontWeight: 700,
  letterSpacing: '-.02em',
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
});

export const scale = style({
  display: 'block',
  blockSize: '28px',
  border: '1px solid transparent',
  borderRadius: radius.pill,
  background: `linear-gradient(to right, ${color('dusk')}, ${color('protea')} 60%, ${color('sun')})`,
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  gap: space[24],
  marginBlockStart: space[24],
});

export const effect = style({ marginBlockEnd: space[8], fontWeight: 700 });
export const drivers = style({ display: 'grid', gap: space[8], color: token('color-ink-soft') });

const driver = style({
  display: 'flex',
  gap: space[12],
  alignItems: 'baseline',
  '::before': {
    content: '',
    flex: 'none',
    inlineSize: '12px',
    aspectRatio: '1',
    borderRadius: '50%',
  },
});
export const less = style([driver, { '::before': { backgroundColor: color('dusk') } }]);
export const more = style([driver, { '::before': { backgroundColor: color('sun') } }]);
