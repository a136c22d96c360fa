import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { cardLook } from '../style/looks.ts';
import { color } from '../style/palette.ts';
import { radius, space, text } from '../style/scale.ts';

const wide = '(width > 900px)';
/** Screens on which site/scripts/composer.ts runs. */
const withScripts = 'screen and (scripting: enabled)';

export const sky = style({
  vars: { '--disc-start': '76%', '--disc-size': 'clamp(200px, 24vw, 340px)', '--climb': '300px' },
  paddingBlock: 'clamp(20px, 3vw, 40px) clamp(64px, 8vw, 112px)',
});

export const head = style({ marginBlockEnd: 'clamp(20px, 2.4vw, 32px)' });
/** The heading at the left, the rest beside it, so that the desk is on the first screen. */
globalStyle(`${head} > div`, {
  '@media': {
    [wide]: { gridTemplateColumns: '7fr 5fr', gap: `${space[16]} ${space[72]}` },
  },
});
globalStyle(`${head} h1`, { '@media': { [wide]: { gridRow: '1 / 4', alignSelf: 'center' } } });

export const steps = style({
  display: 'grid',
  gap: `${space[12]} ${space[32]}`,
  margin: 0,
  marginBlockEnd: space[24],
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  lineHeight: 1.4,
  fontSize: text.small,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
globalStyle(`${steps} > li`, {
  position: 'relative',
  paddingInlineStart: '42px',
  counterIncrement: 'step',
});
globalStyle(`${steps} > li::before`, {
  content: 'counter(step)',
  position: 'absolute',
  insetInlineStart: 0,
  fontFamily: 'var(--hire-font-heading)',
  fontSize: '2.5rem',
  fontWeight: 700,
  lineHeight: 1.1,
});
globalStyle(`${steps} b`, { display: 'block', fontSize: text.body });

/** The desk with the team, and the invoice that comes of it. */
export const sheet = style({
  display: 'grid',
  gap: space[24],
  padding: 'clamp(16px, 3vw, 40px)',
  ...cardLook,
  boxShadow: token('shadow-floating'),
  '@media': { [wide]: { gridTemplateColumns: '7fr 5fr', columnGap: space[48] } },
});

export const start = style({ '@media': { [wide]: { gridColumn: '1 / 3' } } });
export const desk = style({ minInlineSize: 0 });
export const heading = style({ fontSize: 'clamp(1.5rem, 1.2rem + 1vw, 2rem)' });
export const choice = style({ marginBlockStart: space[16] });

export const setups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: space[32],
  '@media': { [withScripts]: { display: 'block' } },
});

export const setup = style({ '@media': { [withScripts]: { display: 'none' } } });
for (const index of [0, 1, 2, 3, 4, 5])
  globalStyle(`${sheet}:has([value='${index}']:checked) ${setup}:nth-child(${index + 1})`, {
    display: 'block',
  });
globalStyle(`${setup} > h3`, { '@media': { [withScripts]: { display: 'none' } } });

/** The bar is as long as the week of this person. */
export const seat = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
  paddingBlock: space[8],
  fontWeight: 600,
  lineHeight: 1.3,
});

export const fixed = style({
  color: token('color-ink-soft'),
  fontWeight: 400,
  '@media': { [withScripts]: { display: 'none' } },
});

export const select = style({
  minBlockSize: '44px',
  padding: `0 ${space[12]}`,
  border: `2px solid ${token('color-field')}`,
  borderRadius: radius.pill,
  backgroundColor: token('color-field-background'),
  color: token('color-ink'),
  font: 'inherit',
  fontSize: text.small,
});

export const bar = style({
  gridColumn: '1 / 3',
  position: 'relative',
  blockSize: '12px',
  borderRadius: radius.pill,
  backgroundColor: token('color-tint'),
  outline: `1px solid ${token('color-line')}`,
  outlineOffset: '-1px',
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    inlineSize: '0',
    borderRadius: 'inherit',
    background: `linear-gradient(to right, ${color('protea')}, ${color('sun')} 60%)`,
    transition: 'inline-size 240ms',
  },
});
globalStyle(`[data-time=fullTime] > ${bar}::before`, { inlineSize: '100%' });
globalStyle(`[data-time=partTime] > ${bar}::before`, { inlineSize: '62%' });
globalStyle(`[data-time=none] > :first-child`, {
  color: token('color-ink-soft'),
  fontWeight: 400,
});

export const month = style({ marginBlockStart: space[16], color: token('color-ink-soft') });
globalStyle(`${month} > b`, { color: token('color-ink') });

export const invoice = style({
  padding: 'clamp(16px, 2.4vw, 32px)',
  borderBlockStart: `10px solid ${color('sun')}`,
  borderRadius: `${radius.icon} ${radius.icon} 0 0`,
  backgroundColor: token('color-tint'),
});

export const title = style({
  marginBlockEnd: space[12],
  fontFamily: 'var(--hire-font-heading)',
  fontSize: 'clamp(1.5rem, 1.2rem + 1vw, 2rem)',
  fontWeight: 700,
  letterSpacing: '-.02em',
  lineHeight: 1.1,
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[16],
  paddingBlock: space[8],
  borderBlockEnd: `2px dotted ${token('color-field')}`,
});
globalStyle(`${line} > :last-child`, { color: token('color-ink-soft') });

export const total = style({
  display: 'block',
  minBlockSize: '2.2em',
  marginBlock: space[16],
  fontFamily: 'var(--hire-font-heading)',
  fontSize: text.h3,
  fontWeight: 700,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
});

export const note = style({ color: token('color-ink-soft'), fontSize: text.small });

/** Below the sheet, and in the invoice. */
export const action = style({ marginBlockStart: space[24] });
