import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { space, text } from '../style/scale.ts';

export const root = style({
  paddingBlock: space[24],
  borderBlockStart: `1px solid ${token('color-line')}`,
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[8]} ${space[32]}`,
});

export const heading = style({ fontSize: text.h3 });

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[32]}` });
globalStyle(`${links} a`, { display: 'inline-block', paddingBlock: space[4], fontWeight: 600 });
