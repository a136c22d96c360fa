import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { type Color, color } from '../components/palette.ts';
import { text as size, space } from '../components/scale.ts';

const shape = '38%';
const narrow = '(inline-size < 16rem)';

export const stages = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
});

export const stage = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  minBlockSize: '116px',
  paddingBlock: space[12],
  paddingInlineStart: `calc(${shape} + clamp(16px, 5cqi, 32px))`,
  '@container': { [narrow]: { paddingInlineStart: 0 } },
});

export const band = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: shape,
  blockSize: '100%',
  '@container': { [narrow]: { position: 'static', inlineSize: '100%', blockSize: '72px' } },
});

const fills: Color[] = ['dusk', 'clay', 'sun-bright', 'sun'];
for (const [index, fill] of fills.entries())
  globalStyle(`${stage}:nth-child(${index + 1}) ${band}`, { fill: color(fill) });

export const label = style({
  fontSize: size.h3,
  fontWeight: 700,
  lineHeight: 1.25,
  '@container': { [narrow]: { fontSize: size.body } },
});
export const text = style({ color: token('color-ink-soft') });

export const horizon = style({
  marginBlockStart: space[8],
  borderBlockEnd: `3px solid ${color('sun')}`,
});
export const sun = style({
  inlineSize: shape,
  '@container': { [narrow]: { marginInline: 'auto' } },
});
