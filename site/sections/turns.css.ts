import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../style/palette.ts';
import { space, text } from '../style/scale.ts';

const wide = '(width > 720px)';
const heading = {
  fontFamily: 'var(--hire-font-heading)',
  fontWeight: 700,
  letterSpacing: '-.01em',
  lineHeight: 1.2,
} as const;

export const head = style({ paddingBlock: 'clamp(16px, 3vw, 40px) clamp(32px, 4vw, 48px)' });
/** The heading at the left, the rest beside it, so that the changes are on the first screen. */
globalStyle(`${head} > div`, {
  '@media': { '(width > 960px)': { gridTemplateColumns: '6fr 5fr', columnGap: space[72] } },
});
globalStyle(`${head} h1`, {
  '@media': { '(width > 960px)': { gridRow: '1 / 4', alignSelf: 'center' } },
});

/** The night before and the morning after meet in the middle; on phones, in each row. */
export const split = style({
  paddingBlock: `${space[24]} clamp(12px, 4vw, 48px)`,
  borderBlock: '1px solid transparent',
  backgroundColor: color('night'),
  color: color('on-night'),
  '@media': {
    [wide]: {
      background: `linear-gradient(to right, ${color('night')} 50%, transparent 0), linear-gradient(105deg, ${color('clay')} 50%, ${color('sun-bright')})`,
    },
  },
});

export const sample = style({
  display: 'block',
  paddingBlockEnd: space[16],
  color: color('on-night-soft'),
  fontSize: text.small,
});

export const row = style({
  display: 'grid',
  '@media': { [wide]: { gridTemplateColumns: '1fr 1fr' } },
});
globalStyle(`li${row}`, {
  marginBlockEnd: space[16],
  '@media': {
    [wide]: {
      margin: 0,
      position: 'relative',
      borderBlockStart: '1px solid rgb(128 128 128 / .4)',
    },
  },
});
globalStyle(`p${row}`, { '@media': { '(width <= 720px)': { display: 'none' } } });
globalStyle(`${row} > *`, { '@media': { [wide]: { paddingBlock: space[12] } } });

export const time = style({ ...heading, fontSize: text.h3 });

export const who = style({ display: 'block', color: color('sun'), fontSize: text.small });

export const before = style({
  color: color('on-night-soft'),
  lineHeight: 1.35,
  '@media': {
    '(width <= 720px)': { paddingBlockEnd: space[8] },
    [wide]: { paddingInlineEnd: space[32] },
  },
});

export const after = style({
  color: color('night'),
  '@media': {
    [wide]: { paddingInlineStart: space[48], alignSelf: 'center' },
    '(width <= 720px)': {
      padding: `${space[12]} ${space[16]}`,
      borderRadius: '4px 18px 18px',
      backgroundColor: color('sun'),
    },
  },
});

export const link = style({
  ...heading,
  color: 'inherit',
  fontSize: 'clamp(1.25rem, 1rem + 1.1vw, 1.75rem)',
  textDecorationThickness: '2px',
  ':hover': { textDecorationThickness: '4px' },
});
