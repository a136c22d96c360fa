import { globalStyle, style } from '@vanilla-extract/css';
import { columnsOf, font } from '../style/layout.ts';
import { behindLook } from '../style/looks.ts';
import { faint, rising } from '../style/palette.ts';
import { above, space, text, upTo } from '../style/scale.ts';
import { week as sizes } from '../style/sizes.ts';

/** The papers stand on the ground of the next band. */
export const band = style({ overflow: 'clip', paddingBlockEnd: 0 });

export const week = style({
  display: 'grid',
  '@media': {
    [above.tablet]: { gridTemplateColumns: 'var(--columns)', gap: space[12] },
  },
});

globalStyle(`${band} h2`, { maxInlineSize: '12em' });

const paper = style({
  padding: `${space[12]} ${space[16]} ${space[24]}`,
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  lineHeight: 1.4,
  '@media': {
    [above.tablet]: {
      containerType: 'inline-size',
      marginBlockStart: `calc(${sizes.step} * var(--below))`,
    },
    // One after the other, with the day at the side.
    [upTo.tablet]: {
      ...columnsOf('3.2em minmax(0, 1fr)'),
      paddingBlock: space[12],
      borderRadius: 0,
      borderBlockEnd: `2px dotted ${faint}`,
      boxShadow: 'none',
    },
  },
});

export const day = style([paper]);
globalStyle(`${paper} > :is(h3, h3 + p)`, { gridColumn: 2 });
globalStyle(`${paper} > h3`, {
  marginBlockEnd: space[8],
  overflowWrap: 'normal',
  '@media': { [above.tablet]: { fontSize: `min(${text.h3}, ${sizes.fit})` } },
});

export const name = style({ fontSize: text.small });

/** The day in poster type, before a rising sun. */
export const peak = style([
  paper,
  {
    overflow: 'hidden',
    isolation: 'isolate',
    fontSize: text.lead,
    '::before': {
      ...behindLook,
      insetInlineStart: '34%',
      insetBlockStart: '24%',
      inlineSize: sizes.disc,
      aspectRatio: '1',
      borderRadius: '50%',
      backgroundColor: rising,
    },
    '@media': { [above.tablet]: { minBlockSize: sizes.peak } },
  },
]);
globalStyle(`${peak} > h3`, {
  ...font(text.poster, 1.1),
  letterSpacing: '-.04em',
  '@media': { [above.tablet]: { fontSize: `min(${text.poster}, ${sizes.fit})` } },
});
