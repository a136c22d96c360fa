import { globalStyle, style } from '@vanilla-extract/css';
import { columnsOf } from './layout.ts';
import { rhythm, space, upTo } from './scale.ts';

/**
 * On phones, a row that is swiped, with the next item in sight. `--each` is the width of an item. If
 * nothing in it can be focused, it needs `tabIndex={0}` and a label.
 */
export const swipe = style({
  '@media': {
    [`screen and ${upTo.phone}`]: {
      ...columnsOf('none', space[16]),
      gridAutoFlow: 'column',
      gridAutoColumns: 'min(var(--each), 80vw)',
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
