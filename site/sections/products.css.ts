import { style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { card } from '../style/grid.css.ts';
import { space } from '../style/scale.ts';

export const product = style([card, { gap: space[16] }]);

export const name = style({ fontSize: 'clamp(1.625rem, 1.3rem + 1vw, 2rem)' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '44px',
  marginBlockStart: 'auto',
  color: token('color-link'),
  fontWeight: 600,
});
