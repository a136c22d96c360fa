import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { space } from '../style/scale.ts';

const wide = '(width > 800px)';

export const steps = style({
  display: 'grid',
  gap: '20px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  '@media': {
    [wide]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: 0 },
  },
});

export const step = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[8],
  counterIncrement: 'step',
  // On phones the number is beside the text.
  '@media': {
    '(width <= 800px)': {
      gridTemplateColumns: '48px minmax(0, 1fr)',
      gap: `${space[4]} ${space[8]}`,
    },
  },
});

globalStyle(`${step} > :not(:first-child)`, {
  '@media': { [wide]: { marginInlineEnd: space[32] } },
});

/** The step's number, on a line across all steps. */
export const number = style({
  '@media': {
    [wide]: { marginBlockEnd: space[16], borderBlockEnd: `2px solid ${token('color-ink')}` },
    '(width <= 800px)': { gridRow: '1 / 3' },
  },
  '::before': {
    content: 'counter(step)',
    fontFamily: 'var(--hire-font-heading)',
    fontSize: '3.5rem',
    fontWeight: 700,
    lineHeight: 1.1,
  },
});
