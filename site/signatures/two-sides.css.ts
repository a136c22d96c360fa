import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { behindLook, headingLook } from '../style/looks.ts';
import { color, softOnGround } from '../style/palette.ts';
import { above, radius, rhythm, space, text, upTo } from '../style/scale.ts';
import { twoSides } from '../style/sizes.ts';

const wide = above.tablet;

export const sky = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  background: 'linear-gradient(var(--sky), var(--horizon) 75%)',
  borderBlockEnd: '1px solid transparent',
  vars: { [token('color-ink-soft')]: softOnGround },
});

export const head = style({ paddingBlock: rhythm.band });
globalStyle(`${head} > div`, {
  '@media': {
    [wide]: { gridTemplateColumns: '7fr 5fr', columnGap: space[72], alignItems: 'start' },
  },
});
globalStyle(`${head} h1`, { '@media': { [wide]: { gridRow: '1 / 4' } } });

export const ground = style({ position: 'relative', isolation: 'isolate', overflow: 'hidden' });

export const moments = style({
  display: 'grid',
  gap: `0 ${space[32]}`,
  '@media': {
    [wide]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      // The sun is beside the text.
      paddingInlineEnd: `calc(${twoSides.room} + ${rhythm.edge})`,
    },
  },
});

export const moment = style({
  '@media': { [wide]: { display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span 2' } },
});

export const side = style({ display: 'block', fontSize: text.small, fontWeight: 600 });

/** What the reader does. */
export const you = style({
  position: 'relative',
  isolation: 'isolate',
  ...headingLook,
  fontSize: twoSides.you,
  lineHeight: 1.15,
  '@media': {
    [upTo.tablet]: { padding: `${space[16]} 120px ${space[16]} 0` },
    [wide]: { paddingBlock: `${space[48]} ${space[24]}` },
  },
});

/** The upper half of a sun. */
const sun = {
  ...behindLook,
  aspectRatio: '2',
  background: `radial-gradient(circle at 50% 100%, ${color('sun')} 53.5%, ${color('protea')} 54.2%)`,
} as const;
const hidden = { display: 'none' };
/** On phones it rises over the first moment, on wide screens beside the last, at the edge of the window. */
globalStyle(`${moment}:first-child > ${you}::after`, {
  ...sun,
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  inlineSize: '112px',
  borderRadius: '56px 56px 0 0',
  '@media': { [wide]: hidden, '(forced-colors: active)': hidden },
});
globalStyle(`${moment}:last-child > ${you}::after`, {
  ...sun,
  insetBlockEnd: 0,
  insetInlineEnd: `calc(${twoSides.beyond} - ${twoSides.room})`,
  inlineSize: twoSides.sun,
  borderRadius: `${radius.pill} ${radius.pill} 0 0`,
  '@media': { [upTo.tablet]: hidden, '(forced-colors: active)': hidden },
});
globalStyle(`${you} > ${side}`, {
  fontFamily: 'var(--hire-font)',
  letterSpacing: 0,
  color: token('color-ink-soft'),
});

export const us = style({
  position: 'relative',
  paddingBlock: `${space[12]} ${space[16]}`,
  color: color('on-night'),
  // The ground, from edge to edge of the window.
  '::before': {
    ...behindLook,
    insetBlock: 0,
    insetInline: '-100vw',
    backgroundColor: color('night-glow'),
  },
  '@media': {
    [wide]: { paddingBlock: `${space[24]} ${space[32]}` },
    // In forced colors nothing is dark but by the system.
    '(forced-colors: active)': { color: 'CanvasText' },
  },
});
globalStyle(`${us} > ${side}`, { color: color('sun') });
globalStyle(`${us} li`, { paddingBlock: space[4], fontSize: text.lead, lineHeight: 1.3 });
