import { style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { color } from '../style/palette.ts';
import { radius, space } from '../style/scale.ts';
import { night } from '../style/theme.css.ts';

/** The tone `night` is a panel with rounded corners instead of a full-width background. */
export const panel = style([
  night,
  {
    padding: 'clamp(32px, 5vw, 64px) clamp(20px, 5vw, 64px)',
    borderRadius: radius.hero,
    vars: {
      [token('color-surface')]: color('night-glow'),
      [token('color-tint')]: color('night'),
    },
  },
]);

export const beside = style({
  display: 'grid',
  gridTemplateColumns: '5fr 7fr',
  alignItems: 'start',
  gap: 'clamp(32px, 6vw, 88px)',
  '@media': { '(width <= 900px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[32] } },
});
