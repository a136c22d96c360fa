import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { box, columnsOf, headingFont, stack } from '../style/layout.ts';
import { drawn, space } from '../style/scale.ts';

const wide = '(inline-size >= 28rem)';
const horizon = `3px solid ${token('color-ink')}`;

export const bar = style({
  ...stack(space[24]),
  '@container': { [wide]: { grid: 'repeat(4, auto) / auto-flow minmax(0, 1fr)', gap: 0 } },
});

/** In the empty sky over the first suns, which are low. */
export const title = style({
  marginBlockEnd: space[16],
  ...headingFont(drawn.heading),
  '@container': { [wide]: { position: 'absolute', insetBlockStart: 0 } },
});

/** The border under each sun is the horizon, continuous when milestones are side by side. */
export const milestone = style({
  ...columnsOf('112px minmax(0, 1fr)'),
  columnGap: space[16],
  alignItems: 'center',
  '@container': {
    // The lines of all milestones are level, also if one of them wraps.
    [wide]: { gridTemplate: 'subgrid / 1fr', gridRow: 'span 4', alignItems: 'start' },
    '(inline-size < 16rem)': { display: 'block' },
  },
});

globalStyle(`${milestone} > svg`, {
  boxSizing: 'content-box',
  borderBlockEnd: horizon,
  '@container': { [wide]: box('100%', 'min(22cqi, 256px)') },
});

export const words = style({ '@container': { [wide]: { display: 'contents' } } });
globalStyle(`${words} > p`, {
  '@container': { [wide]: { paddingInline: space[8], textAlign: 'center', textWrap: 'balance' } },
});
export const when = style({
  fontWeight: 600,
  '@container': { [wide]: { marginBlockStart: space[16] } },
});
export const label = style(headingFont(drawn.line));
export const text = style({ color: token('color-ink-soft') });
