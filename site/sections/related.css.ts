import { globalStyle, style } from '@vanilla-extract/css';
import { space, text } from '../style/scale.ts';

export const root = style({ paddingBlock: space[24] });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[8]} ${space[32]}`,
});

export const heading = style({ fontSize: text.body });

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[24]}` });
globalStyle(`${links} a`, { display: 'inline-block', paddingBlock: space[8] });
