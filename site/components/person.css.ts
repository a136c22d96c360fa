import { style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { inline } from '../style/layout.ts';
import { radius, space, text } from '../style/scale.ts';

export const person = style({ ...inline(space[12]), lineHeight: 1.35, textAlign: 'start' });
export const face = style({ borderRadius: radius.icon });
export const name = style({ fontWeight: 700 });
export const role = style({ color: token('color-ink-soft'), fontSize: text.small });
