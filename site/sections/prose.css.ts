import { globalStyle, style } from '@vanilla-extract/css';
import { measure, space } from '../parts/scale.ts';

/** Never wider than the page, whatever word stands in it. */
const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' };

export const blocks = style({ ...oneColumn, gap: space[48], maxInlineSize: measure });

export const block = style({ ...oneColumn, gap: space[12] });

globalStyle(`${block} ul`, {
  display: 'grid',
  gap: space[8],
  paddingInlineStart: '1.3em',
  listStyle: 'disc',
});
