import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { color } from '../style/palette.ts';
import { radius, space, text } from '../style/scale.ts';

const wide = '(inline-size >= 60rem)';

/** In wide containers one row, in which people stand higher. */
export const nodes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  '@container': {
    [wide]: { grid: 'auto / auto-flow minmax(0, 1fr)' },
  },
});

const pass = keyframes({ '0%, 60%': { opacity: 0.35 }, '30%': { opacity: 1 } });

/** Includes the dots that connect it with the previous node. */
export const node = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[16],
  padding: `${space[12]} ${space[16]}`,
  borderRadius: '18px',
  border: `1px solid ${token('color-line')}`,
  selectors: {
    '& + &::before': {
      content: '',
      position: 'absolute',
      insetBlockEnd: 'calc(100% + 5px)',
      insetInlineStart: 'max(40px, min(16cqi, 84px))',
      blockSize: '24px',
      borderInlineStart: `5px dotted ${color('sun')}`,
      animation: `${pass} 4s ease-in-out infinite`,
    },
    '&:nth-child(3n)::before': { animationDelay: '.6s' },
    '&:nth-child(3n + 1)::before': { animationDelay: '1.2s' },
  },
});

export const machine = style({
  marginInlineEnd: 'min(14cqi, 72px)',
  '@container': { [wide]: { marginInlineEnd: 0, marginBlockStart: space[32] } },
});

export const person = style({
  marginInlineStart: 'min(14cqi, 72px)',
  borderColor: color('sun'),
  backgroundColor: color('sun'),
  color: color('on-sun'),
  borderRadius: radius.card,
  vars: { [token('color-ink-soft')]: color('on-sun') },
  '@container': { [wide]: { marginInlineStart: 0, marginBlockEnd: space[32] } },
});

globalStyle(`${nodes} > ${node}`, {
  '@container': { [wide]: { flexDirection: 'column', alignItems: 'start', padding: space[24] } },
});
globalStyle(`${nodes} > ${node}::before`, {
  '@container': {
    [wide]: {
      insetBlock: 'auto calc(50% - 2px)',
      insetInlineStart: '-29px',
      inlineSize: '26px',
      blockSize: 0,
      borderInlineStart: 0,
      borderBlockStart: `5px dotted ${color('sun')}`,
    },
  },
});

/** Beside the drawing if there is room for about one word, else below it. */
export const words = style({
  flex: '1 1 6rem',
  '@container': { [wide]: { flex: 'none', fontSize: '1.1875rem' } },
});
export const label = style({ fontWeight: 700, lineHeight: 1.25 });
export const by = style({ color: token('color-ink-soft'), fontSize: text.small });
/** All dots are on one line, although people stand higher. */
globalStyle(`${nodes} > ${machine}::before`, {
  '@container': { [wide]: { insetBlockEnd: 'calc(50% + 14px)' } },
});
globalStyle(`${nodes} > ${person}::before`, {
  '@container': { [wide]: { insetBlockEnd: 'calc(50% - 18px)' } },
});
