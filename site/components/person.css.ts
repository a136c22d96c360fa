import { style } from '@vanilla-extract/css';
import { inline } from '../style/layout.ts';
import { softLook } from '../style/looks.ts';
import { radius, space } from '../style/scale.ts';

export const person = style({ ...inline(space[12]), lineHeight: 1.35, textAlign: 'start' });
export const face = style({ borderRadius: radius.icon });
export const name = style({ fontWeight: 700 });
export const role = style(softLook);
