import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { cardLook } from '../style/looks.ts';
import { color } from '../style/palette.ts';
import { above, mono, radius, rhythm, space, text } from '../style/scale.ts';

const wide = above.tablet;
const two = { '@media': { [wide]: { gridTemplateColumns: '1fr 1fr' } } };
const inset = rhythm.sheet;
const inner = `calc(${radius.card} - 1px)`;
/** Aligns the second column with the text of the second answer. */
const aligned = { columnGap: `calc(${space[24]} + 2 * ${inset})`, rowGap: space[24] };

export const root = style({
  display: 'grid',
  gap: space[24],
  scrollMarginBlockStart: '9em',
  ...two,
});
globalStyle(`${root} > *`, { minInlineSize: 0 });

const sheet = style({
  padding: inset,
  ...cardLook,
});

/** On phones the answers are beside each other too, to swipe from one to the other. */
export const answers = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '94%',
  gap: space[16],
  overflowX: 'auto',
  '@media': { [wide]: { display: 'contents' } },
});

export const task = style([
  sheet,
  {
    display: 'grid',
    ...aligned,
    borderBlockStart: `6px solid ${color('sun')}`,
    '@media': { [wide]: { gridColumn: '1 / -1', gridTemplateColumns: '1fr 1fr' } },
  },
]);
globalStyle(`${task} > *`, { minInlineSize: 0 });

export const label = style({
  padding: 0,
  marginBlockEnd: space[4],
  color: token('color-ink-soft'),
  fontSize: text.small,
  fontWeight: 600,
});

export const brief = style({ marginBlockStart: space[12], fontSize: text.lead });

export const passages = style({ display: 'grid', alignContent: 'start', gap: space[16] });
globalStyle(`${passages} p + p:not(:nth-child(2))`, { marginBlockStart: space[8] });

export const code = style({
  margin: `0 calc(-1 * ${inset})`,
  paddingBlock: space[16],
  backgroundColor: color('night-glow'),
  color: color('on-night'),
  fontFamily: mono,
  fontSize: '.875rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
globalStyle(`${code} > *`, {
  display: 'block',
  paddingInline: `calc(${inset} + 4ch) ${inset}`,
  textIndent: '-4ch',
  textDecoration: 'none',
});
globalStyle(`${task} ${code}`, {
  '@media': { [wide]: { marginInline: 0, borderRadius: radius.field } },
});
globalStyle(`${code} > ins`, { backgroundColor: color('night'), color: color('lagoon') });
globalStyle(`${code} > del`, { color: color('clay') });

/** The parts of both answers begin on the same lines. */
export const answer = style([
  sheet,
  {
    display: 'grid',
    alignContent: 'start',
    gap: space[16],
    gridTemplateRows: 'auto 1fr auto',
  },
]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
});
globalStyle(`${head} > span`, {
  color: token('color-ink-soft'),
  '@media': { [wide]: { display: 'none' } },
});

export const yours = style({
  minInlineSize: 0,
  margin: `0 calc(-1 * ${inset}) calc(-1 * ${inset})`,
  padding: inset,
  border: 0,
  borderRadius: `0 0 ${inner} ${inner}`,
  backgroundColor: token('color-tint'),
});
/** A `legend` that does not float would be on the upper border. */
globalStyle(`${yours} > legend`, { float: 'inline-start', inlineSize: '100%' });
globalStyle(`${yours} > fieldset`, { clear: 'both', paddingBlockStart: space[12] });

/** Beside its radio buttons, or above them if they need the whole line. */
export const criterion = style({ flex: '1 1 11em', padding: 0, fontWeight: 600 });

export const points = style({
  display: 'block',
  minBlockSize: '1.6em',
  marginBlockStart: space[16],
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

export const ours = style([sheet, { padding: 0, '@media': { [wide]: { gridColumn: '1 / -1' } } }]);
globalStyle(`${ours} > div`, { padding: inset });

globalStyle(`${ours}::details-content`, {
  '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } },
});

export const open = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  minBlockSize: '72px',
  paddingInline: inset,
  borderRadius: radius.card,
  fontFamily: 'var(--hire-font-heading)',
  fontSize: text.h3,
  fontWeight: 700,
  lineHeight: 1.2,
  textWrap: 'balance',
  cursor: 'pointer',
  listStyle: 'none',
  ':hover': { color: token('color-action') },
});
globalStyle(`${open}::-webkit-details-marker`, { display: 'none' });
globalStyle(`${open} > svg`, { transition: 'rotate 240ms' });
globalStyle(`[open] > ${open} > svg`, { rotate: '180deg' });

export const columns = style({ display: 'grid', ...aligned, rowGap: space[32], ...two });

export const marks = style({ display: 'grid', gap: space[24], marginBlockStart: space[16] });
globalStyle(`${marks} > li`, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[12],
});

export const theirs = style({ color: token('color-ink-soft'), fontSize: text.small });

export const verdict = style({
  display: 'grid',
  gap: space[8],
  borderBlockStart: `1px solid ${token('color-line')}`,
  fontSize: text.lead,
});
globalStyle(`${verdict} > output`, { fontWeight: 600 });

export const others = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[16]}` });
