import { globalStyle, style } from '@vanilla-extract/css';
import { box, fill, globalStyleOn, stack } from '../style/layout.ts';
import { softLook } from '../style/looks.ts';
import { color } from '../style/palette.ts';
import { above, radius, space, text, upTo } from '../style/scale.ts';

export const members = style({
  rowGap: space[48],
  // Two columns, but one where the text is large.
  '@media': {
    // The rows of a subgrid are no closer than this.
    [upTo.phone]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
      rowGap: space[4],
    },
  },
});

export const member = style({
  ...stack(space[4]),
  alignContent: 'start',
  // The names of two people beside each other are level.
  '@supports': {
    '(grid-template-rows: subgrid)': {
      '@media': { [upTo.phone]: { gridRow: 'span 5', gridTemplateRows: 'subgrid' } },
    },
  },
  '@media': { [upTo.phone]: { paddingBlockEnd: space[24] } },
});

globalStyle(`${member} > img`, {
  ...box('100%', 'auto'),
  maxInlineSize: '280px',
  // A flat arch, which does not cut off hair.
  borderRadius: `50% 50% ${radius.card} ${radius.card} / 38% 38% ${radius.card} ${radius.card}`,
});

/** A sign at the foot of the portrait. On phones, where it takes two lines, it is plain text below. */
export const moment = style({
  placeSelf: 'start',
  fontSize: text.small,
  fontWeight: 600,
  '@media': {
    [`screen and ${above.phone}`]: {
      marginBlock: `-${space[24]} ${space[8]}`,
      marginInlineStart: space[12],
      padding: `${space[4]} ${space[12]}`,
      borderRadius: radius.pill,
      ...fill(color('sun'), color('on-sun')),
    },
  },
});

/** In wide windows, each of the four people in a row stands higher than the one before. */
for (const [index, step] of ([48, 32, 16] as const).entries())
  globalStyleOn(above.bar, `${member}:nth-child(4n + ${index + 1})`, {
    marginBlockStart: space[step],
  });

export const role = style({ fontWeight: 600, marginBlockEnd: space[4] });

export const description = style(softLook);
