import { style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { columnsOf } from '../style/layout.ts';
import { softLook } from '../style/looks.ts';
import { space } from '../style/scale.ts';

export const row = style({
  ...columnsOf('minmax(0, 4fr) minmax(0, 7fr)'),
  columnGap: space[16],
  alignItems: 'baseline',
  paddingBlock: '11px',
  borderBlockStart: `2px dotted ${token('color-line')}`,
  ':last-child': { paddingBlockEnd: 0 },
  '@container': { '(inline-size < 24rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const label = style(softLook);
export const value = style({ fontWeight: 600, textWrap: 'balance' });
