import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { type Color, color } from '../style/palette.ts';
import { radius, space, text } from '../style/scale.ts';

const wide = '(inline-size >= 33rem)';
const narrow = '(inline-size < 33rem)';

export const stages = style({
  display: 'grid',
  gap: space[12],
  '@container': { [wide]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
});

export const stage = style({
  padding: space[12],
  borderRadius: '14px',
  backgroundColor: token('color-tint'),
  outline: '1px solid transparent',
  '::before': {
    content: '',
    display: 'block',
    inlineSize: '28px',
    blockSize: '7px',
    marginBlockEnd: space[8],
    borderRadius: radius.pill,
    backgroundColor: color('dusk'),
  },
  selectors: { '&:last-child': { backgroundColor: color('sun') } },
});

const colors: Color[] = ['protea', 'sun', 'clay'];
for (const [step, name] of colors.entries())
  globalStyle(`${stage}:nth-last-child(${step + 1})::before`, { backgroundColor: color(name) });

for (const step of [1, 2, 3, 4])
  globalStyle(`${stage}:nth-last-child(${step + 1})`, {
    '@container': {
      [wide]: { marginBlockStart: `${step * 22}px` },
      [narrow]: { marginInlineEnd: `${step * 5}cqi` },
    },
  });

export const label = style({ fontSize: text.small, fontWeight: 700 });
export const count = style({
  fontFamily: 'var(--hire-font-heading)',
  fontSize: '1.75rem',
  fontWeight: 700,
  lineHeight: 1.2,
});
globalStyle(`${stage}:last-child > p`, { color: color('on-sun') });

export const items = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  marginBlockStart: space[8],
});
export const item = style({
  '@container': { [wide]: { inlineSize: '100%' } },
  padding: `${space[8]} 10px`,
  borderRadius: '10px',
  backgroundColor: token('color-surface'),
  fontSize: text.small,
  outline: '1px solid transparent',
});
