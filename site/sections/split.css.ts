import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../style/scale.ts';

const wide = '(width > 900px)';

export const root = style({
  display: 'grid',
  alignItems: 'center',
  gap: 'clamp(32px, 6vw, 88px)',
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
