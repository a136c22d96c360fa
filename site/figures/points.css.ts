import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { headingLook, softLook, telling } from '../style/looks.ts';
import { earned } from '../style/palette.ts';
import { above, rhythm, space, text } from '../style/scale.ts';

/** A score in the largest type, over a list of questions. `data-points` is 0, 1 or 2: empty, half and full suns. */
export const root = style({});

globalStyle(`${root} > p`, {
  ...headingLook,
  fontSize: text.h1,
  letterSpacing: '-.04em',
  lineHeight: 1,
  marginBlockEnd: rhythm.head,
});
globalStyle(`${root} > p > b`, {
  fontSize: text.giant,
  // Figures of one width keep what follows in place when the font arrives late.
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-.05em',
  lineHeight: 0.8,
  marginInlineEnd: '.06em',
});
globalStyle(`${root} ol`, {
  display: 'grid',
  gap: `${space[8]} ${space[16]}`,
  padding: 0,
  listStyle: 'none',
  '@media': { [above.tablet]: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' } },
});
globalStyle(`${root} li`, {
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space[12]}`,
  margin: 0,
  fontSize: text.small,
  lineHeight: 1.25,
  '@media': { [above.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' } },
});
globalStyle(`${root} li::before`, {
  content: '',
  aspectRatio: '1',
  border: `3px dashed ${token('color-ink')}`,
  borderRadius: '50%',
});
globalStyle(`${root} [data-points="2"]::before`, {
  border: `3px solid ${earned}`,
  ...telling(earned),
});
globalStyle(`${root} [data-points="1"]::before`, {
  border: `3px solid ${earned}`,
  ...telling(`linear-gradient(90deg, ${earned} 50%, transparent 0)`),
});
globalStyle(`${root} a`, { color: 'inherit' });
globalStyle(`${root} figcaption`, { marginBlockStart: rhythm.head, ...softLook });
