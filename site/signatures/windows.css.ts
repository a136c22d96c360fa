import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { columnsOf, fill, headingFont, stack } from '../style/layout.ts';
import { color, house as colors } from '../style/palette.ts';
import { above, radius, rhythm, space, text, upTo } from '../style/scale.ts';
import { pane as size } from '../style/sizes.ts';
import { onNight } from '../style/theme.css.ts';

export const house = style({
  padding: `${rhythm.sheet} ${rhythm.sheet} ${space[24]}`,
  border: '1px solid transparent',
  borderRadius: `${radius.icon} ${radius.icon} 0 0`,
  ...fill(colors.wall, color('on-night')),
  vars: onNight,
});

export const onHill = style({
  marginBlock: `${space[16]} -88px`,
  // The hill is steeper on phones, and would hide how long the lowest windows are lit.
  '@media': { [upTo.phone]: { marginBlockEnd: `-${space[48]}` }, print: { marginBlockEnd: 0 } },
});
/** The house would cover most of the moon. */
globalStyle(`section:has(${onHill})::before`, { display: 'none' });

export const question = style({ padding: 0, marginBlockEnd: space[16], ...headingFont(text.h3) });

export const windows = style({
  ...columnsOf('repeat(3, minmax(0, 1fr))', space[16]),
  '@media': { [upTo.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[8] } },
});

/** The house in the opening has two windows on each of three floors. */
export const floors = style([windows, columnsOf('repeat(2, minmax(0, 1fr))', space[8])]);

const still = (paths: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 96 62' fill='${colors.still}'>${paths}</svg>`,
  )}")`;
const desk = still("<path d='M4 12h48v32H33v8h9v4H14v-4h9v-8H4zM0 56h96v6H0zM66 34h20v22H66z'/>");
const plant = still(
  "<path d='M38 40h24l-4 22H42z'/><path d='M50 42C30 40 24 22 28 8c14 4 22 16 22 34zM50 42c0-16 10-28 24-30 2 16-8 28-24 30z'/>",
);
const hanging = still(
  "<path d='M47 0h2v18c14 0 23 10 24 22H23c1-12 10-22 24-22zM41 43h14a7 7 0 0 1-14 0z'/>",
);
const books = still(
  "<path d='M10 26h12v36H10zM25 16h13v46H25zM41 30h9v32h-9zM54 26l10-4 14 36-10 4z'/>",
);
const cat = still(
  "<path d='M30 62c0-16 5-24 6-34l-2-14 9 7h9l9-7-2 14c2 8 11 12 15 22 4-4 4-8 2-12 8 8 4 20-6 24z'/>",
);
const lamp = still(
  "<path d='M20 56h26v6H20zM31 56L24 30l18-14 3 4-16 12 7 24zM36 8l24 8-4 14-22-4z'/>",
);

const windowPane = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[8],
  blockSize: '100%',
  minBlockSize: size.height,
  padding: `${space[12]} ${space[12]} ${space[8]}`,
  border: '1px solid transparent',
  borderBlockEnd: `9px solid ${colors.sill}`,
  borderRadius: radius.paper,
  lineHeight: 1.15,
});

const isDark = fill(colors.dark, color('on-night'));
const isLit = {
  background: `var(--still) 16px 100% / ${size.still} no-repeat, ${colors.lit}`,
  boxShadow: `0 0 46px -4px ${colors.glow}`,
  color: color('on-sun'),
};

/** In the opening. */
export const dark = style([windowPane, isDark]);
export const lit = style([windowPane, isLit]);
export const until = style({ fontSize: text.small, fontWeight: 600 });

/** From the opening's hill to the light of the band's hour. */
export const check = style({
  // It hides the line at the end of the opening.
  marginBlockStart: '-1px',
  paddingBlockEnd: 0,
  background: 'linear-gradient(var(--hill), var(--b))',
});
/** The words, and beside them the house. */
globalStyle(`${check} > div`, {
  ...stack(rhythm.columns),
  alignItems: 'center',
  '@media': { [above.tablet]: { gridTemplateColumns: '5fr 8fr' } },
});
export const words = style(stack(space[16]));
export const heading = style({ fontSize: text.h1 });

/** The house on the ground of the page. Its wall reaches the edge of the window. */
export const own = style([
  house,
  {
    ...stack(space[16]),
    minInlineSize: 0,
    paddingBlockEnd: 0,
    '@media': {
      [above.tablet]: {
        boxShadow: `50vw 0 0 ${colors.wall}`,
        borderStartEndRadius: 0,
        paddingInlineEnd: 0,
      },
      [upTo.tablet]: { marginInline: `calc(${rhythm.edge} * -1)` },
    },
  },
]);
export const group = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

export const window = style({ position: 'relative', cursor: 'pointer' });
export const pane = style([
  windowPane,
  isLit,
  { paddingBlockEnd: size.room, ...headingFont(text.lead), vars: { '--still': desk } },
]);
for (const [index, thing] of [plant, lamp, cat, hanging, books].entries())
  globalStyle(`:nth-child(6n + ${index + 2}) > ${pane}`, { vars: { '--still': thing } });
globalStyle(lit, { vars: { '--still': 'none' } });
export const box = style({
  position: 'absolute',
  insetBlockEnd: space[16],
  insetInlineEnd: space[12],
  inlineSize: '28px',
  blockSize: '28px',
  margin: 0,
  accentColor: color('night'),
  // It lies on the lit window in both themes.
  colorScheme: 'light',
  cursor: 'pointer',
});
globalStyle(`${box}:checked + ${pane}`, { ...isDark, backgroundImage: 'none', boxShadow: 'none' });

/** The door is as high as the longest verdict, so that nothing moves. */
export const door = style({
  display: 'grid',
  alignItems: 'center',
  padding: `${space[16]} ${space[24]} ${space[24]}`,
  borderRadius: `${radius.field} ${radius.field} 0 0`,
  backgroundColor: colors.dark,
  fontWeight: 600,
});
/** The three verdicts share one place, and two are hidden. Without `:has()`, the first one stays. */
export const verdicts = styleVariants({ none: 0, some: 0, all: 0 }, () => ({ gridArea: '1 / 1' }));
const { none, some, all } = verdicts;
const anyChecked = `${own}:has(:checked)`;
const allChecked = `${own}:not(:has(input:not(:checked)))`;
globalStyle(`${some}, ${all}`, { visibility: 'hidden' });
globalStyle(`${anyChecked} ${none}, ${allChecked} ${some}`, { visibility: 'hidden' });
globalStyle(`${anyChecked}:has(input:not(:checked)) ${some}, ${allChecked} ${all}`, {
  visibility: 'visible',
});
globalStyle(`${own} :focus-visible`, { outlineColor: color('sun') });
