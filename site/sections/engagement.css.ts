import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { card } from '../style/grid.css.ts';
import { color } from '../style/palette.ts';
import { radius, space, text } from '../style/scale.ts';
import { night } from '../style/theme.css.ts';

export const model = style([card, { gap: space[16] }]);

export const highlighted = style([
  night,
  {
    backgroundColor: color('night'),
    borderColor: color('night'),
    borderBlockStart: `6px solid ${color('sun')}`,
    paddingBlockStart: `calc(clamp(24px, 2.5vw, 32px) - 5px)`,
  },
]);

export const badge = style({
  padding: `2px ${space[12]}`,
  border: `1px solid ${token('color-line')}`,
  borderRadius: radius.pill,
  fontSize: '.875rem',
  fontWeight: 600,
});
globalStyle(`${highlighted} > ${badge}`, {
  borderColor: color('sun'),
  backgroundColor: color('sun'),
  color: color('on-sun'),
});

export const title = style({ fontSize: 'clamp(1.625rem, 1.3rem + 1vw, 2rem)' });

export const pricing = style({
  inlineSize: '100%',
  paddingBlock: space[12],
  borderBlock: `1px solid ${token('color-line')}`,
  fontSize: text.body,
  fontWeight: 600,
});
