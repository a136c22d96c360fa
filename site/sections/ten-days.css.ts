import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { cardLook } from '../style/looks.ts';
import { color } from '../style/palette.ts';
import { space, text } from '../style/scale.ts';

/** Sets `display` only where scripts run: otherwise it would override that of `scriptOnly`. */
export const tools = style({
  '@media': {
    'screen and (scripting: enabled)': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      gap: space[12],
    },
  },
});

globalStyle(`${tools} > div`, { flexBasis: '100%' });
/** Buttons that do nothing yet are not shown. */
globalStyle(`:root:has([data-ten-days]:not([data-ready])) ${tools} > button`, {
  visibility: 'hidden',
});

export const start = style({ inlineSize: 'auto', justifySelf: 'start' });

export const overview = style({
  display: 'grid',
  gap: space[16],
  minInlineSize: 0,
  padding: 'clamp(16px, 2.5vw, 32px)',
  ...cardLook,
  boxShadow: token('shadow-floating'),
});

export const leads = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
  fontSize: text.small,
  fontWeight: 600,
});

const sideColors = { you: color('lagoon'), hire: color('sun') };

/** The names of the two colors in the chart. */
export const keys = styleVariants(sideColors, (background) => ({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  '::before': {
    content: '',
    inlineSize: '16px',
    blockSize: '16px',
    border: '1px solid transparent',
    borderRadius: '5px',
    backgroundColor: background,
  },
}));

export const chart = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(11, minmax(0, 1fr))',
  gap: 'clamp(3px, .6vw, 8px)',
  lineHeight: 1.2,
});
globalStyle(`${chart} > div`, {
  display: 'grid',
  gap: '3px',
  blockSize: 'clamp(180px, 20vw, 232px)',
  color: token('color-ink-soft'),
  fontSize: text.small,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
/** From day to day, the new hire leads more of the work. */
for (let day = 0; day <= 10; day++) {
  const share = 16 + day * 6.8;
  globalStyle(`${chart} > :nth-child(${day + 1})`, {
    gridTemplateRows: `${100 - share}fr ${share}fr auto`,
  });
}
globalStyle(`${chart} i`, {
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  border: '1px solid transparent',
  borderRadius: '6px',
  backgroundColor: sideColors.you,
});
globalStyle(`${chart} i + i`, { backgroundColor: sideColors.hire });
/** A check mark. */
globalStyle(`${chart} i[data-done]::after`, {
  content: '',
  inlineSize: '6px',
  blockSize: '11px',
  border: `solid ${color('night')}`,
  borderWidth: '0 2.5px 2.5px 0',
  rotate: '45deg',
});
globalStyle(`${chart} > [data-current] > span`, {
  borderRadius: '6px',
  backgroundColor: token('color-ink'),
  color: token('color-paper'),
  fontWeight: 700,
});

/** The tasks of the current day. */
export const today = style({
  display: 'grid',
  gap: space[12],
  paddingBlockStart: space[16],
  borderBlockStart: `2px dotted ${token('color-line')}`,
});

export const current = style({ fontSize: text.h3, lineHeight: 1.2 });

export const tasks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: `${space[12]} ${space[24]}`,
  margin: 0,
});

export const now = style({
  margin: 0,
  fontWeight: 600,
  lineHeight: 1.4,
  // In two columns, as high as the longest task, so that nothing moves when the task changes.
  '@media': { '(width > 420px)': { minBlockSize: '2.8em' } },
});

export const progress = style({
  minBlockSize: '2.6em',
  paddingBlockStart: space[12],
  borderBlockStart: `1px solid ${token('color-line')}`,
  color: token('color-ink-soft'),
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
});

export const days = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `2px solid ${token('color-ink')}`,
});

export const row = style({
  display: 'grid',
  gap: `${space[8]} ${space[24]}`,
  paddingBlock: space[16],
  borderBlockEnd: `1px solid ${token('color-line')}`,
  breakInside: 'avoid',
  '@media': {
    '(width > 720px)': { gridTemplateColumns: '10em 1fr 1fr', alignItems: 'start' },
    print: { gridTemplateColumns: '8em 1fr 1fr', paddingBlock: space[8] },
  },
});

export const name = style({ fontSize: text.h3, lineHeight: '30px' });

export const date = style({ color: token('color-ink-soft'), fontSize: text.small });

export const task = style({
  display: 'flex',
  gap: space[12],
  minBlockSize: '44px',
  cursor: 'pointer',
});

export const box = style({
  flex: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  margin: '3px 0 0',
  accentColor: token('color-action'),
  cursor: 'pointer',
});

export const side = style({
  display: 'block',
  color: token('color-ink-soft'),
  fontSize: text.small,
  fontWeight: 600,
});

globalStyle(`${task}:has(:checked) ${side} + span`, {
  color: token('color-ink-soft'),
  textDecoration: 'line-through',
});

/** The button prints the list alone, on one page; the browser's own command prints the whole page. */
const printed = 'body:has(form[data-printed])';
globalStyle(
  `${printed} > :not(main), ${printed} > main > :not(:has(${days})), ${printed} > main > div > :not(:has(${days}))`,
  { '@media': { print: { display: 'none' } } },
);
globalStyle(`${printed} section`, { '@media': { print: { padding: 0 } } });
