import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { font, globalStyleOn, headingFont } from '../style/layout.ts';
import { behindLook, hiddenDecoration } from '../style/looks.ts';
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
globalStyleOn(wide, `${head} > div`, {
  gridTemplateColumns: '7fr 5fr',
  columnGap: space[72],
  alignItems: 'start',
});
globalStyleOn(wide, `${head} h1`, { gridRow: '1 / 4' });

export const moments = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  columnGap: space[24],
  overflowWrap: 'anywhere',
  '@media': {
    // On phones the horizon is upright, and both sides are beside each other.
    [upTo.tablet]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)' },
    // The sun is beside the text.
    [wide]: { gridTemplateColumns: `repeat(4, minmax(0, 1fr)) ${twoSides.room}` },
  },
});

export const moment = style({ display: 'contents' });

export const side = style({ display: 'block', fontSize: text.small, fontWeight: 600 });

/** What the reader does. */
export const you = style({
  ...headingFont(text.h3),
  '@media': {
    [upTo.tablet]: { paddingBlockStart: space[16] },
    // Its last line is at the horizon, where the line down to our part begins.
    [wide]: { alignSelf: 'end', paddingBlockEnd: space[48], fontSize: twoSides.you },
  },
});
globalStyleOn(upTo.tablet, `${moment}:last-child > ${you}`, { paddingBlockEnd: twoSides.below });

export const us = style({
  position: 'relative',
  isolation: 'isolate',
  paddingBlock: space[16],
  color: color('on-night'),
  '@media': {
    // From what the reader does to what comes of it.
    [wide]: {
      paddingBlock: `${space[24]} ${space[72]}`,
      '::before': {
        ...behindLook,
        insetBlockStart: `-${space[32]}`,
        insetInlineStart: 0,
        blockSize: space[48],
        borderInlineStart: `2px solid ${color('sun')}`,
      },
    },
    // In forced colors nothing is dark but by the system.
    '(forced-colors: active)': { color: 'CanvasText' },
  },
});

for (const at of [1, 2, 3, 4]) {
  globalStyle(`${moment}:nth-child(${at}) > ${you}`, {
    gridArea: `${at} / 1`,
    '@media': { [wide]: { gridArea: `1 / ${at}` } },
  });
  globalStyle(`${moment}:nth-child(${at}) > ${us}`, {
    gridArea: `${at} / 2`,
    '@media': { [wide]: { gridArea: `2 / ${at}` } },
  });
}

/** The upper half of a sun, on the edge of the window. */
globalStyle(`${moments}::before`, {
  ...behindLook,
  position: 'relative',
  gridArea: '4 / 1',
  placeSelf: 'end',
  inlineSize: twoSides.half,
  aspectRatio: '.5',
  marginBlockEnd: space[16],
  marginInlineEnd: `-${space[8]}`,
  borderRadius: `${radius.pill} 0 0 ${radius.pill}`,
  background: `radial-gradient(circle at 100%, ${color('sun')} 53.5%, ${color('protea')} 54.2%)`,
  '@media': {
    [wide]: {
      gridArea: '1 / 1 / 2 / -1',
      inlineSize: twoSides.sun,
      aspectRatio: '2',
      // The sun rises until its top is beside the opening’s words.
      marginBlock: `-${space[72]} 0`,
      marginInlineEnd: `calc(50% - 50vw - ${twoSides.beyond})`,
      borderRadius: `${radius.pill} ${radius.pill} 0 0`,
      backgroundImage: `radial-gradient(circle at 50% 100%, ${color('sun')} 53.5%, ${color('protea')} 54.2%)`,
    },
    ...hiddenDecoration,
  },
});

/** The land from edge to edge of the window, and in it the reflection of the sun. */
globalStyle(`${moments}::after`, {
  ...behindLook,
  position: 'relative',
  gridArea: '1 / 2 / 5 / 2',
  marginInline: `-${space[16]} calc(${rhythm.edge} * -1)`,
  borderStartStartRadius: radius.hero,
  backgroundColor: color('night-glow'),
  backgroundImage: `radial-gradient(circle at 0 calc(100% - ${twoSides.half} - ${space[16]}), ${twoSides.halfReflection})`,
  '@media': {
    [wide]: {
      gridArea: '2 / 1 / 3 / -1',
      marginBlockStart: `-${space[24]}`,
      marginInline: 'calc(50% - 60vw)',
      borderRadius: `50% 50% 0 0 / ${space[32]} ${space[32]} 0 0`,
      backgroundImage: `radial-gradient(circle at calc(110vw - ${twoSides.sun} / 2 + ${twoSides.beyond}) ${space[24]}, ${twoSides.reflection})`,
    },
  },
});
globalStyle(`${moments}:dir(rtl)::after`, { scale: '-1 1' });
globalStyle(`${you} > ${side}`, {
  fontFamily: 'var(--hire-font)',
  letterSpacing: 0,
  color: token('color-ink-soft'),
});

globalStyle(`${us} > ${side}`, { color: color('sun') });
globalStyle(`${us} li`, { paddingBlock: space[4], ...font(text.lead, 1.3) });
