import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { columnsOf, font, headingFont, inline, stack } from '../style/layout.ts';
import { nineToFive, shapeLook, softLook, telling } from '../style/looks.ts';
import { faint, orbs } from '../style/palette.ts';
import { above, radius, rhythm, space, text, upTo } from '../style/scale.ts';

/** Above the next band, which would cut the shadow of the slip. */
export const band = style({ zIndex: 1, overflowX: 'clip' });

export const values = style({
  ...stack(`${space[32]} ${rhythm.columns}`),
  '@media': {
    [above.tablet]: { gridTemplateColumns: '7fr 5fr', gridTemplateRows: 'auto 1fr' },
    // Chromium moves a whole grid to the next sheet.
    print: { display: 'block' },
  },
});
globalStyle(`${values} > li`, {
  minInlineSize: 0,
  '@media': { print: { marginBlockEnd: space[24] } },
});
globalStyle(`${values} h3 + p`, { marginBlockStart: space[8] });
/** A link that would wrap begins on a new line instead. */
globalStyle(`${values} p > a`, { display: 'inline-block' });

export const few = style({ '@media': { [above.tablet]: { gridRow: 'span 2' } } });

export const figure = style({
  marginBlock: `${space[12]} ${space[24]}`,
  ...headingFont(text.poster),
});

/** From the edge of the window. */
export const dots = style({
  ...columnsOf('repeat(25, 1fr)', space[8]),
  marginInlineStart: 'min(0px, (73.75rem - 100vw) / 2)',
});
export const dot = style({
  aspectRatio: '1',
  borderRadius: '50%',
  ...telling(token('color-ink')),
  opacity: 0.2,
  scale: '.5',
});
export const sun = style({
  aspectRatio: '1',
  borderRadius: '50%',
  ...telling(orbs.sun),
  scale: '1.75',
});

export const proof = style({
  ...stack(space[24]),
  alignItems: 'start',
  marginBlockStart: space[16],
  '@media': { [above.phone]: { gridTemplateColumns: '2fr 3fr' } },
});
export const lead = style(font(text.lead, 1.4));
export const slip = style({
  ...stack(space[8]),
  '@media': { [above.tablet]: { marginBlockEnd: `calc(-1 * ${space[32]})` } },
});
export const who = style({
  ...inline(space[12]),
  paddingBlockEnd: space[12],
  borderBlockEnd: `2px dotted ${faint}`,
  lineHeight: 1.3,
});
export const label = style(softLook);
export const gap = style(headingFont(text.h3));

/** Where and when; under it, once a script has set the hours, the visitor’s nine to five. */
export const shift = style({
  position: 'relative',
  marginBlockStart: space[12],
  paddingBlockEnd: space[24],
  fontWeight: 650,
  '::after': {
    ...shapeLook,
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: space[16],
    borderRadius: radius.paper,
    ...telling(nineToFive),
  },
  selectors: { '&:not([style])::after': { '@media': { print: { display: 'none' } } } },
});

export const days = style({
  display: 'grid',
  // Fewer where the text is large.
  gridTemplateColumns: `repeat(auto-fit, minmax(max(2.9rem, (100% - 4 * ${space[8]}) / 5), 1fr))`,
  gap: space[8],
  marginBlockStart: space[16],
});
globalStyle(`${days} > p`, {
  '@media': { [upTo.phone]: { paddingInline: '2px' } },
  minBlockSize: '62px',
  padding: `${space[4]} ${space[8]}`,
  boxShadow: 'none',
  ...font(text.small, 1.25),
});
globalStyle(`${days} b`, { display: 'block' });
