import { globalStyle, style } from '@vanilla-extract/css';
import { rhythm, space, upTo } from './scale.ts';

/**
 * On phones, a row that is swiped, with the next item in sight. `--each` is the width of an item. If
 * nothing in it can be focused, it needs `tabIndex={0}` and a label.
 */
export const swipe = style({
  '@media': {
    [`screen and ${upTo.phone}`]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridTemplateColumns: 'none',
      gridAutoColumns: 'min(var(--each), 80vw)',
      gap: space[16],
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: rhythm.edge,
      // From edge to edge of the window, or to the edges of a sheet.
      marginInline: `calc(${rhythm.edge} * -1)`,
      padding: `${space[12]} ${rhythm.edge} ${space[24]}`,
    },
  },
});
globalStyle(`${swipe} > *`, { scrollSnapAlign: 'start' });
