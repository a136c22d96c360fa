import { globalStyle, style } from '@vanilla-extract/css';
import { columnsOf, font, headingFont, stack } from '../style/layout.ts';
import { pointSuns } from '../style/looks.ts';
import { earned } from '../style/palette.ts';
import { above, rhythm, space, text } from '../style/scale.ts';
import { caption } from './frame.ts';

/** A score in the largest type, over a list of questions. `data-points` is 0, 1 or 2: empty, half and full suns. */
export const root = style({ vars: { '--point': earned } });

globalStyle(`${root} > p`, { ...headingFont(text.h1), marginBlockEnd: rhythm.head });
globalStyle(`${root} > p > b`, {
  ...font(text.giant, 0.8),
  // Figures of one width keep what follows in place when the font arrives late.
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-.05em',
  marginInlineEnd: '.06em',
});
globalStyle(`${root} ol`, {
  ...stack(`${space[8]} ${space[16]}`),
  '@media': { [above.tablet]: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' } },
});
globalStyle(`${root} li`, {
  ...columnsOf('44px minmax(0, 1fr)', `${space[12]}`),
  alignItems: 'center',
  ...font(text.small, 1.25),
  '@media': { [above.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' } },
});
globalStyle(`${root} li::before`, {
  content: '',
  aspectRatio: '1',
});
for (const [points, look] of Object.entries(pointSuns))
  globalStyle(`${root} [data-points="${points}"]::before`, look);
globalStyle(`${root} a`, { color: 'inherit' });
globalStyle(`${root} > figcaption`, caption);
