import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { color } from '../components/palette.ts';
import { space } from '../components/scale.ts';

const wide = '(width > 800px)';

export const steps = style({
  display: 'grid',
  gap: space[32],
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
});

globalStyle(`${step} > :not(:first-child)`, {
  '@media': { [wide]: { marginInlineEnd: space[32] } },
});

/** A horizon across all steps, with a sun that rises with each step. */
export const sky = style({
  position: 'relative',
  overflow: 'hidden',
  blockSize: '104px',
  '@media': { '(width <= 800px)': { blockSize: '96px' } },
  marginBlockEnd: space[16],
  borderBlockEnd: `2px solid ${token('color-ink')}`,
  '::before': {
    content: 'counter(step)',
    position: 'absolute',
    insetBlockEnd: space[4],
    insetInlineStart: 0,
    fontFamily: 'var(--hire-font-heading)',
    fontSize: '2rem',
    fontWeight: 700,
    lineHeight: 1.2,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: '72px',
    insetBlockEnd: '-18px',
    inlineSize: '64px',
    aspectRatio: '1',
    borderRadius: '50%',
    backgroundColor: color('sun'),
    boxShadow: `0 0 0 13px ${color('protea')}`,
  },
});

const heights = { 1: '14px', 2: '-22px', 3: '-44px', 4: '-52px', 5: '-58px' };
for (const [place, height] of Object.entries(heights))
  globalStyle(`${step}:nth-last-child(${place}) > ${sky}::after`, { insetBlockEnd: height });
