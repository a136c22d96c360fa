import { style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { color } from '../style/palette.ts';
import { space } from '../style/scale.ts';

export const category = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[16],
  paddingBlock: `${space[24]} ${space[16]}`,
  counterIncrement: 'category',
  borderBlockStart: `2px solid ${token('color-ink')}`,
});

export const head = style({ display: 'flex', alignItems: 'center', gap: space[12] });

export const number = style({
  '::before': {
    content: 'counter(category)',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '36px',
    aspectRatio: '1',
    border: '2px solid transparent',
    borderRadius: '50%',
    backgroundColor: color('protea'),
    color: '#fff',
    fontStyle: 'normal',
    lineHeight: 1,
  },
});
