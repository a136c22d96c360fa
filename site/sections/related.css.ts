import { globalStyle, style } from '@vanilla-extract/css';
import { cluster } from '../style/layout.ts';
import { space, text } from '../style/scale.ts';

export const root = style({ paddingBlock: space[24] });

export const line = style(cluster(`${space[8]} ${space[32]}`, 'baseline'));

export const heading = style({ fontSize: text.body });

export const links = style(cluster(`0 ${space[24]}`));
globalStyle(`${links} a`, { display: 'inline-block', paddingBlock: space[8] });
