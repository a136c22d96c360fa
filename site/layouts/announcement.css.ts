import { style } from '@vanilla-extract/css';
import { fill } from '../style/layout.ts';
import { color } from '../style/palette.ts';
import { space } from '../style/scale.ts';

export const root = style(fill(color('night'), color('on-night')));

export const text = style({ marginBlock: 0, paddingBlock: space[8], textAlign: 'center' });

export const link = style({ color: 'inherit', fontWeight: 600 });
