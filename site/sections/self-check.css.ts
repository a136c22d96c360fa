import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { cardLook } from '../style/looks.ts';
import { color } from '../style/palette.ts';
import { space, text } from '../style/scale.ts';

export const sheet = style({
  overflow: 'hidden',
  minInlineSize: 0,
  ...cardLook,
  borderBlockStart: `6px solid ${color('sun')}`,
});

const inset = 'clamp(20px, 2.5vw, 32px)';

export const question = style({
  minInlineSize: 0,
  margin: 0,
  padding: `${inset} ${inset} ${space[16]}`,
  border: 0,
});

export const items = style({
  clear: 'both',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15em), 1fr))',
  columnGap: space[24],
});

/** Otherwise a `legend` would be on the upper border. */
export const legend = style({
  float: 'inline-start',
  inlineSize: '100%',
  marginBlockEnd: space[12],
  padding: 0,
  fontFamily: 'var(--hire-font-heading)',
  fontSize: text.h3,
  fontWeight: 700,
  lineHeight: 1.25,
  textWrap: 'balance',
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: '48px',
  paddingBlock: space[8],
  borderBlockStart: `1px solid ${token('color-line')}`,
  lineHeight: 1.4,
  cursor: 'pointer',
});

export const box = style({
  flex: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  margin: 0,
  accentColor: token('color-action'),
  cursor: 'pointer',
});

/** As high as the longest verdict, so that nothing moves. */
export const verdict = style({
  display: 'grid',
  padding: `${space[16]} ${inset}`,
  backgroundColor: token('color-tint'),
  fontWeight: 600,
});

/** All in one place; two are hidden. */
export const verdicts = styleVariants({ none: 0, some: 0, all: 0 }, () => ({ gridArea: '1 / 1' }));
const { none, some, all } = verdicts;
const anyChecked = `${sheet}:has(:checked)`;
const anyOpen = `${sheet}:has(input:not(:checked))`;
globalStyle(
  `${anyChecked} ${none}, :not(${anyChecked}) > * > ${some}, :not(${anyOpen}) > * > ${some}, ${anyOpen} ${all}`,
  { visibility: 'hidden' },
);
