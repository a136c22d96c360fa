import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { color } from '../style/palette.ts';
import { space, text } from '../style/scale.ts';

const wide = '(width > 900px)';
/** Where the sky ends, counted from the top of a moment. */
const horizon = '164px';

export const sky = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  background: 'linear-gradient(var(--sky), var(--horizon) 75%)',
  color: token('color-ink'),
  borderBlockEnd: '1px solid transparent',
  vars: { [token('color-ink-soft')]: 'light-dark(#1f444c, #c4d6d6)' },
});

export const head = style({ paddingBlock: 'clamp(24px, 4vw, 56px) clamp(32px, 4vw, 48px)' });
globalStyle(`${head} > div`, {
  '@media': {
    [wide]: { gridTemplateColumns: '7fr 5fr', columnGap: space[72], alignItems: 'start' },
  },
});
globalStyle(`${head} h1`, { '@media': { [wide]: { gridRow: '1 / 4' } } });

/** On wide screens one ground under all suns, on phones one under each. */
export const ground = style({
  '@media': {
    [wide]: {
      background: `linear-gradient(transparent ${horizon}, var(--ground-dark) 0)`,
      paddingBlockEnd: space[32],
    },
  },
  vars: { '--ground-dark': 'light-dark(#0b4a50, #06222a)' },
});

export const moments = style({
  display: 'grid',
  gap: `0 ${space[32]}`,
  marginBlock: 0,
  listStyle: 'none',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const moment = style({
  '@media': { [wide]: { display: 'grid', gridTemplateRows: `${horizon} auto` } },
});

export const side = style({ display: 'block', fontSize: text.small, fontWeight: 600 });

/** What the reader does. */
export const you = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  fontFamily: 'var(--hire-font-heading)',
  fontSize: 'clamp(1.375rem, 1rem + 1vw, 1.625rem)',
  fontWeight: 700,
  letterSpacing: '-.02em',
  lineHeight: 1.15,
  '@media': {
    '(width <= 900px)': { padding: `${space[16]} 0` },
    [wide]: { blockSize: horizon },
  },
  selectors: {
    /** A pole down to the horizon. */
    '&::after': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      insetBlock: '96px 0',
      insetInlineStart: 0,
      inlineSize: '4px',
      backgroundColor: color('protea'),
      '@media': {
        '(width <= 900px)': { display: 'none' },
        '(forced-colors: active)': { display: 'none' },
      },
    },
  },
});
/** The sun rises where the work is done. */
globalStyle(`${moment}:last-child > ${you}::after`, {
  display: 'block',
  insetBlock: 'auto calc(var(--disc) / -2)',
  insetInline: 'auto 24px',
  inlineSize: 'var(--disc)',
  aspectRatio: '1',
  borderRadius: '50%',
  backgroundColor: color('sun'),
  boxShadow: `0 0 0 16px ${color('protea')}, 0 0 0 34px color-mix(in srgb, ${color('protea')} 22%, transparent)`,
  vars: { '--disc': 'clamp(88px, 10vw, 128px)' },
  '@media': { '(forced-colors: active)': { display: 'none' } },
});
globalStyle(`${you} > ${side}`, {
  fontFamily: 'var(--hire-font)',
  letterSpacing: 0,
  color: token('color-ink-soft'),
});

export const us = style({
  color: color('on-night-soft'),
  '@media': {
    [wide]: { paddingBlockStart: space[24] },
    '(width <= 900px)': {
      marginInline: '-24px',
      padding: `${space[12]} ${space[24]}`,
      backgroundColor: 'var(--ground-dark)',
    },
  },
});
globalStyle(`${us} > ${side}`, { color: color('sun') });
globalStyle(`${us} li`, { lineHeight: 1.35, paddingBlock: space[4] });
/** In forced colors nothing is dark but by the system. */
globalStyle(`${us}`, { '@media': { '(forced-colors: active)': { color: 'CanvasText' } } });
