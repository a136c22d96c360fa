import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { type Color, color } from '../style/palette.ts';

export const sky = style({ position: 'absolute', inset: 0, zIndex: -1, contain: 'strict' });

const drift = keyframes({
  from: { translate: '0 40px', opacity: 0 },
  '50%': { opacity: 0.35 },
  to: { translate: '24px -90px', opacity: 0 },
});

globalStyle(`${sky} > i`, {
  position: 'absolute',
  inlineSize: '6px',
  aspectRatio: '1',
  borderRadius: '50%',
  opacity: 0,
  animation: `${drift} 18s linear infinite`,
});

const dot = (place: string) => `${sky} > i:nth-child(${place})`;

/** Cycles of different lengths, so that no two dots look, lie and move alike. */
const glows: Color[] = ['sun', 'lagoon', 'dusk', 'clay', 'on-night'];
for (const [index, glow] of glows.entries())
  globalStyle(dot(`5n + ${index + 1}`), {
    backgroundColor: color(glow),
    insetBlockStart: `${[12, 68, 34, 84, 52][index]}%`,
    animationDelay: `-${(index + 1) * 4}s`,
  });
for (const [index, seconds] of [21, 26, 30, 18].entries())
  globalStyle(dot(`4n + ${index + 1}`), {
    insetInlineStart: `${[6, 55, 31, 82][index]}%`,
    animationDuration: `${seconds}s`,
  });
