import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { head } from '../components/band.css.ts';
import { box, columnsOf, globalStyleOn, headingFace } from '../style/layout.ts';
import { color } from '../style/palette.ts';
import { above, radius, rhythm, space, text, upTo } from '../style/scale.ts';
import { arch } from '../style/sizes.ts';

/** The face at the start, and beside it the quote over the name. */
const beside = style({
  display: 'grid',
  gridTemplate: '1fr auto / auto minmax(0, 1fr)',
  alignItems: 'end',
  columnGap: space[32],
  fontSize: arch.quote,
  vars: { '--face': arch.face },
  '@media': {
    [upTo.tablet]: { columnGap: space[16], rowGap: space[16], vars: { '--face': '96px' } },
  },
});

export const quotes = styleVariants({
  carousel: [beside],
  single: [beside],
  grid: [beside, { selectors: { '& + &': { fontSize: text.h3, vars: { '--face': '120px' } } } }],
});
/** In place of the carousel's card: its buttons at the end of the heading's row, its faces on the hill. */
export const turning = style({});
globalStyle(`${turning} ${head}`, { justifyContent: 'start' });
/** Its note beside the heading, and not under the buttons. */
globalStyle(`${turning} ${head} > h2`, { flex: '0 1 auto' });
const carousel = `${turning} hire-carousel`;
globalStyle(carousel, {
  position: 'relative',
  zIndex: 3,
  display: 'block',
  marginBlockEnd: `calc(-1 * ${rhythm.band})`,
  '@media': {
    // Without scripts there are no buttons.
    [`${above.tablet} and (scripting: enabled)`]: {
      marginBlockStart: `calc(-1 * (${arch.buttons} + ${rhythm.head}))`,
    },
  },
});
globalStyle(`${carousel}::part(card)`, {
  padding: 0,
  border: 0,
  borderRadius: 0,
  background: 'none',
  boxShadow: 'none',
});
globalStyle(`${carousel}::part(controls)`, { order: 0, justifyContent: 'end' });
globalStyle(`${carousel}::part(play), ${carousel}::part(pause)`, { marginInlineEnd: 0 });

export const groups = styleVariants({
  carousel: {},
  single: { marginBlockEnd: `calc(-1 * ${rhythm.band})` },
  /** The first one is larger, over the others. */
  grid: {
    ...columnsOf(
      `repeat(auto-fit, minmax(min(100%, 24rem), 1fr))`,
      `${space[48]} ${rhythm.columns}`,
    ),
    marginBlockEnd: `calc(-1 * ${rhythm.band})`,
  },
});
globalStyle(`${groups.grid} > :first-child`, { gridColumn: '1 / -1' });

export const quote = style({
  gridColumn: 'auto / -1',
  margin: 0,
  ...headingFace,
  letterSpacing: '-.024em',
  lineHeight: 1.14,
  textWrap: 'balance',
});
globalStyleOn(upTo.tablet, `${beside} > ${quote}`, { gridColumn: '1 / -1' });

export const face = style({
  ...box('var(--face)'),
  overflow: 'hidden',
  borderRadius: `${radius.pill} ${radius.pill} 0 0`,
});
globalStyle(`${beside} > ${face}`, {
  gridArea: '1 / 1 / -1',
  '@media': { [upTo.tablet]: { gridArea: '2 / 1' } },
});
globalStyle(`${face} > img`, { ...box('100%'), borderRadius: 0 });

export const author = style({ fontSize: text.body, paddingBlock: `${space[8]} ${space[16]}` });

export const stars = style({
  marginBlockEnd: space[8],
  fill: color('sun'),
  stroke: 'currentColor',
});
