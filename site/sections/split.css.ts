import { globalStyle, style } from '@vanilla-extract/css';
import { above, rhythm, space } from '../style/scale.ts';

const wide = above.tablet;

export const root = style({
  display: 'grid',
  alignItems: 'center',
  gap: rhythm.columns,
  '@media': { [wide]: { gridTemplateColumns: '5fr 6fr' } },
});

export const reversed = style({
  '@media': { [wide]: { gridTemplateColumns: '6fr 5fr' } },
});
globalStyle(`${reversed} > :first-child`, { '@media': { [wide]: { order: 1 } } });

export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[16],
  maxInlineSize: '34em',
});
