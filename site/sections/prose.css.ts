import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../parts/scale.ts';

export const blocks = style({ display: 'grid', gap: space[48], maxInlineSize: '66ch' });

export const block = style({ display: 'grid', gap: space[12] });

globalStyle(`${block} ul`, {
  display: 'grid',
  gap: space[8],
  paddingInlineStart: '1.3em',
  listStyle: 'disc',
});
