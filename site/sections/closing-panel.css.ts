import { globalStyle, style } from '@vanilla-extract/css';
import { between, tones } from '../components/band.css.ts';
import { radius, space } from '../style/scale.ts';
import { night } from '../style/theme.css.ts';

export const root = style({ paddingBlockEnd: space[72] });

globalStyle(`${tones.tint} + ${root}`, { paddingBlockStart: between });

export const band = style([
  night,
  { padding: 'clamp(40px, 6vw, 80px) clamp(20px, 5vw, 64px)', borderRadius: radius.hero },
]);
