import { globalStyle, style } from '@vanilla-extract/css';

export const lead = style({ margin: '12px 0' });

export const layout = style({ display: 'grid' });

globalStyle(`${layout} > button`, { marginBlockStart: '24px' });
