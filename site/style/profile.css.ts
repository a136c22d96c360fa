import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { cardLook, nineToFive, telling } from './looks.ts';
import { color, faint, paper } from './palette.ts';
import { above, radius, space, text, upTo } from './scale.ts';

/** A query container, because a profile is also shown in a dialog. */
export const frame = style({
  containerType: 'inline-size',
  scrollMarginBlockStart: space[24],
  // Those one below the other differ in color.
  selectors: {
    'div > &:nth-child(3n + 1)': { vars: { '--tint': paper.dusk } },
    'div > &:nth-child(3n + 2)': { vars: { '--tint': paper.clay } },
    'div > &:nth-child(3n)': { vars: { '--tint': paper.lagoon } },
  },
});

export const profile = style({
  overflow: 'hidden',
  display: 'grid',
  ...cardLook,
  '@container': { '(inline-size >= 44rem)': { gridTemplateColumns: '5fr 8fr' } },
});

const part = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  padding: 'clamp(20px, 4cqi, 44px)',
});

export const person = style([
  part,
  {
    gap: space[16],
    backgroundColor: `var(--tint, ${token('color-tint')})`,
    vars: { [token('color-ink-soft')]: token('color-ink') },
    // In forced colors mode the background vanishes.
    borderInlineEnd: '1px solid transparent',
  },
]);
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(35%) minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[16],
});
globalStyle(`${head} img`, { gridRow: 'span 2', borderRadius: radius.icon });
export const name = style({
  alignSelf: 'end',
  fontSize: 'clamp(1.5rem, 1.2rem + 1vw, 1.875rem)',
  lineHeight: 1.1,
  ':focus': { outline: 'none' },
});
export const role = style({ alignSelf: 'start', fontWeight: 600, lineHeight: 1.35 });

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
globalStyle(`${chips} li`, {
  padding: `2px ${space[12]}`,
  border: `1px solid ${token('color-line')}`,
  borderRadius: radius.pill,
  backgroundColor: token('color-surface'),
  fontSize: '.875rem',
  fontWeight: 600,
});
export const facts = style({ display: 'grid', gap: space[16], inlineSize: '100%', margin: 0 });
globalStyle(`${facts} dd`, { margin: 0 });
globalStyle(`${facts} li`, { fontWeight: 400 });

export const label = style({
  margin: 0,
  color: token('color-ink-soft'),
  fontFamily: 'var(--hire-font)',
  fontSize: text.small,
  fontWeight: 600,
  letterSpacing: 0,
  lineHeight: 1.6,
});

/** The day from midnight to midnight in UTC. */
export const day = style({
  inlineSize: '100%',
  maxInlineSize: '360px',
  marginBlockStart: space[8],
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});
export const hours = style({
  fill: 'none',
  stroke: token('color-ink-soft'),
  strokeWidth: '2.5',
  strokeLinecap: 'round',
  strokeDasharray: '0 10',
});
export const buyer = style({ fill: token('color-line') });
export const shared = style({ fill: color('sun') });

export const work = style([part, { gap: 'clamp(16px, 3cqi, 24px)' }]);

export const review = style({ display: 'grid', gap: space[8] });

export const note = style({
  margin: 0,
  paddingInlineStart: 'clamp(16px, 3cqi, 24px)',
  borderInlineStart: `6px solid ${color('sun')}`,
  fontFamily: 'var(--hire-font-heading)',
  fontSize: 'clamp(1.1875rem, 2.4cqi, 1.875rem)',
  fontWeight: 700,
  letterSpacing: '-.01em',
  lineHeight: 1.22,
});

export const untested = style({
  inlineSize: '100%',
  padding: `${space[12]} ${space[16]}`,
  border: `2px dashed ${token('color-ink-soft')}`,
  borderRadius: radius.icon,
});

export const rowName = style({
  display: 'block',
  fontFamily: 'var(--hire-font-heading)',
  fontSize: text.h3,
  lineHeight: 1.2,
});

/** Parts of a profile, as a drawing. */
export const excerpt = style({ display: 'grid', gap: space[24] });
globalStyle(`${excerpt} ${name}`, { fontFamily: 'var(--hire-font-heading)', fontWeight: 700 });

/** People as rows that unfold, with dotted lines between them. */
export const rows = style({});
export const row = style({
  selectors: { '& + &': { borderBlockStart: `2px dotted ${faint}` } },
});
globalStyle(`${row}[open]`, { paddingBlockEnd: space[24] });
globalStyle(`${row}::details-content`, {
  '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } },
});
export const summary = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) 20px',
  alignItems: 'center',
  gap: `${space[12]} ${space[24]}`,
  paddingBlock: space[16],
  lineHeight: 1.4,
  cursor: 'pointer',
  listStyle: 'none',
  '@media': { [above.tablet]: { gridTemplateColumns: '72px 4fr 3fr 5fr 20px' } },
});
globalStyle(`${summary} > svg`, { '@media': { [upTo.tablet]: { gridArea: '1 / 3' } } });
globalStyle(`${row}[open] > ${summary} > svg`, { rotate: '180deg' });
globalStyle(`${summary} ${label}`, { display: 'block' });
/** The hours shared with the visitor, once a script has set them. */
globalStyle(`${summary} [data-city]::after`, {
  content: '',
  display: 'block',
  blockSize: space[12],
  marginBlockStart: space[8],
  borderRadius: radius.pill,
  ...telling(nineToFive(faint)),
});
globalStyle(`${summary} [data-city]:not([style])::after`, { visibility: 'hidden' });
globalStyle(`${summary}:hover ${rowName}`, { textDecoration: 'underline' });
globalStyle(`${summary} > span + span`, {
  '@media': { [upTo.tablet]: { gridColumn: '1 / -1' } },
});
/** On wide screens only the first row of a list shows its label. Screen readers read it in each row. */
globalStyle(`${row} + ${row} ${summary} > span + span + span > ${label}`, {
  '@media': { [above.tablet]: { position: 'absolute', clipPath: 'inset(50%)' } },
});

export const dialog = style({
  inlineSize: 'min(60rem, 100% - 2 * var(--margin))',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  padding: 0,
  border: 0,
  borderRadius: radius.card,
  backgroundColor: 'transparent',
  color: token('color-ink'),
  overflow: 'hidden',
  opacity: 0,
  translate: '0 16px',
  transition: `opacity ${token('duration-panel')}, translate ${token('duration-panel')} ${token('ease')}, overlay ${token('duration-panel')} allow-discrete, display ${token('duration-panel')} allow-discrete`,
  vars: { '--margin': 'clamp(8px, 3vw, 32px)' },
  '::backdrop': { backgroundColor: token('color-backdrop') },
  selectors: {
    '&[open]': {
      opacity: 1,
      translate: 'none',
      '@starting-style': { opacity: 0, translate: '0 16px' },
    },
  },
});

globalStyle(`${dialog} > ${frame}`, {
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  maxBlockSize: 'calc(100dvh - 2 * var(--margin))',
});
/** Leaves room for the close button. */
globalStyle(`${dialog} ${head}`, {
  '@media': { '(width < 800px)': { paddingInlineEnd: space[48] } },
});
