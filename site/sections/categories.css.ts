import { style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { space } from '../style/scale.ts';

export const category = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[16],
  paddingBlock: `${space[24]} ${space[16]}`,
  borderBlockStart: `2px solid ${token('color-ink')}`,
});

export const head = style({ display: 'flex', alignItems: 'center', gap: space[12] });
