import { globalStyle, style } from '@vanilla-extract/css';
import { columnsOf, font, globalStyleOn, headingFont } from '../style/layout.ts';
import { color } from '../style/palette.ts';
import { above, space, text, upTo } from '../style/scale.ts';

/** Its first label may be higher than the map, and on small screens is above it. */
export const root = style({
  paddingBlockStart: space[32],
  '@media': { [upTo.tablet]: { paddingBlockStart: '4.5rem' } },
});
/** The whole map is on the first screen. */
globalStyle(`section:has(> div > ${root})`, { paddingBlockStart: space[32] });
globalStyle(`div:has(> ${root})`, { gap: 0 });
globalStyleOn(above.tablet, `section > div:has(> ${root}) > :first-child`, {
  gridTemplateColumns: '2fr 1fr',
  // Over the north of the map.
  position: 'relative',
  zIndex: 1,
});
globalStyleOn(above.tablet, `section > div:has(> ${root}) h1`, { gridRow: '1 / span 2' });

/** In wide windows it ends at the edge of the window. In others the small labels are a row below the map. */
export const world = style({
  position: 'relative',
  '@media': {
    [upTo.tablet]: {
      ...columnsOf('repeat(auto-fit, minmax(5.5rem, 1fr))', '1.6rem 0'),
    },
    [above.tablet]: { marginInlineEnd: 'calc(50% - 50vw)' },
  },
});
globalStyleOn(upTo.tablet, `${world} > ul`, { display: 'contents' });
const wholeMap = { gridArea: '1 / 1 / 2 / -1' } as const;

/** On phones the map goes from Chicago to Bengaluru: how much wider than its frame it is, and where it begins. */
const [wider, start] = [1.26, '-17%'];

export const map = style({
  ...wholeMap,
  inlineSize: '100%',
  overflow: 'visible',
  '@media': { [upTo.phone]: { inlineSize: `calc(100% * ${wider})`, marginInlineStart: start } },
  fill: 'none',
  strokeLinecap: 'round',
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});

/** See `land`. */
export const land = style({ strokeWidth: 0.62, strokeDasharray: '0 1', strokeDashoffset: -0.5 });

export const line = style({ stroke: color('sun'), strokeWidth: 0.2, strokeDasharray: '0 .6' });

export const place = style({ fill: color('sun-bright'), stroke: color('night'), strokeWidth: 0.4 });

const label = style({
  position: 'absolute',
  insetBlockStart: 'var(--y)',
  translate: '0 -50%',
  ...font(text.small, 1.2),
  vars: { '--at': 'var(--x)' },
  '@media': { [upTo.phone]: { vars: { '--at': `calc(var(--x) * ${wider} + ${start})` } } },
});
globalStyle(`${label} > b`, { display: 'block' });

/** The labels are over the sea, beside the cities that they name. */
export const after = style({ insetInlineStart: 'var(--at)', paddingInlineStart: space[12] });
export const before = style({
  insetInlineEnd: 'calc(100% - var(--at))',
  paddingInlineEnd: space[12],
  textAlign: 'end',
});

export const main = style([
  label,
  {
    ...wholeMap,
    maxInlineSize: '42%',
    textShadow: '0 0 4px var(--sky), 0 0 4px var(--sky), 0 0 8px var(--sky)',
  },
]);
// Large text is neither cut off by the window nor over the words above the map.
globalStyleOn(upTo.phone, main, { maxInlineSize: 'none' });
globalStyleOn(upTo.phone, `${main}.${before}`, {
  insetBlock: 'auto calc(100% - var(--y) - 1.6em)',
  translate: 'none',
});
/** The label is right above its city. */
globalStyle(`${main}.${after}`, {
  insetBlockEnd: `calc(100% - var(--y) + ${space[8]})`,
  insetBlockStart: 'auto',
  paddingInlineStart: 0,
  translate: 'none',
});
globalStyle(`${main} > b`, headingFont(text.index));

export const toSmall = style({ '@media': { [upTo.tablet]: { display: 'none' } } });
export const small = style([
  label,
  {
    '@media': {
      [upTo.tablet]: {
        position: 'static',
        padding: 0,
        textAlign: 'start',
        translate: 'none',
      },
    },
  },
]);
