import { style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { inline } from '../style/layout.ts';
import { softLook } from '../style/looks.ts';
import { radius, space } from '../style/scale.ts';

export const person = style({ ...inline(space[12]), lineHeight: 1.35, textAlign: 'start' });
/** The ring separates a portrait from a background of the same color. */
export const face = style({
  borderRadius: radius.icon,
  boxShadow: `0 0 0 2px ${token('color-paper')}`,
});
export const name = style({ fontWeight: 700 });
export const role = style(softLook);
