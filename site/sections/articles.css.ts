import { style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { card as surface } from '../style/grid.css.ts';
import { radius, space } from '../style/scale.ts';

export const card = style([
  surface,
  { position: 'relative', overflow: 'hidden', paddingBlockStart: 0 },
]);

export const cover = style({
  alignSelf: 'stretch',
  blockSize: 'auto',
  inlineSize: 'calc(100% + 2 * clamp(24px, 2.5vw, 32px))',
  marginInline: 'calc(-1 * clamp(24px, 2.5vw, 32px))',
  borderBlockEnd: `1px solid ${token('color-line')}`,
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '56px',
  blockSize: '56px',
  marginBlockStart: '-36px',
  marginBlockEnd: space[4],
  border: `1px solid ${token('color-line')}`,
  borderRadius: radius.icon,
  backgroundColor: token('color-surface'),
  zIndex: 1,
});
