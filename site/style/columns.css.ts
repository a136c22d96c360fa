import { style } from '@vanilla-extract/css';
import { space } from './scale.ts';

/** Items one below the other. */
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  '@media': { '(width >= 800px)': { gap: space[24] } },
});

/** Two items beside each other, and on wide screens four. */
export const columns = style([
  column,
  {
    '@media': {
      '(width >= 640px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      '(width >= 1080px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  },
]);
