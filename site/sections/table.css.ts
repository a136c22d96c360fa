import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { withSlip } from '../components/binder.css.ts';
import { fill, globalStyleOn, headingFont } from '../style/layout.ts';
import { behindLook, softLook } from '../style/looks.ts';
import { color, faint, paper } from '../style/palette.ts';
import { sheets } from '../style/paper.css.ts';
import { above, mono, radius, rhythm, space, text, upTo } from '../style/scale.ts';
import { byTheme, litLook } from '../style/theme.css.ts';

/** A sheet of paper with dotted lines. */
export const table = style([
  sheets.white,
  {
    inlineSize: '100%',
    paddingBlock: `${space[8]} ${space[16]}`,
    paddingInline: 0,
    borderRadius: radius.card,
    borderSpacing: 0,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.35,
  },
]);
globalStyle(`${table} :is(th, td)`, {
  padding: `${space[12]} ${rhythm.sheet}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  '@media': { [upTo.phone]: { overflowWrap: 'anywhere' } },
});
globalStyle(`${table} :is(th, td) ~ *`, { paddingInlineStart: 0 });
globalStyle(`${table} th`, headingFont(text.lead));
globalStyle(`${table} tbody tr > *`, { borderBlockStart: `2px dotted ${faint}` });

/** On a white sheet it needs no paper of its own. */
export const onWhite = style({});
globalStyle(`${onWhite} ${table}`, {
  padding: 0,
  backgroundColor: 'transparent',
  boxShadow: 'none',
});
globalStyle(`${onWhite} ${table} :is(th, td):first-child`, { paddingInlineStart: 0 });

/**
 * The best column is on a paper of its own, over the upper edge of the sheet. It is lit in the dark
 * theme as well.
 */
globalStyle(`${table}[data-best] tr > :last-child`, {
  ...litLook,
  position: 'relative',
  zIndex: 0,
  paddingInlineStart: rhythm.sheet,
});
globalStyle(`${table}[data-best] tr > :last-child::after`, {
  ...behindLook,
  insetBlock: '-2px 0',
  insetInline: 0,
  backgroundColor: paper.sun,
});
globalStyle(`${table}[data-best] thead tr > :last-child::after`, {
  insetBlockStart: `-${space[24]}`,
  borderRadius: `${radius.icon} ${radius.icon} 0 0`,
});

globalStyle(`${table}[data-best] tbody tr:last-child > :last-child::after`, {
  insetBlockEnd: `-${space[16]}`,
  borderRadius: `0 0 ${radius.card} 0`,
});

/** Two columns to choose from. On phones each value has the color of its column. */
export const choice = style({});
for (const [child, name] of [
  [2, 'lagoon'],
  [3, 'sun'],
] as const)
  globalStyle(`${choice} tr > :nth-child(${child})`, {
    paddingInlineStart: rhythm.sheet,
    ...(name === 'sun' && litLook),
    backgroundColor: paper[name],
    vars: { ...byTheme, [token('color-ink-soft')]: token('color-ink') },
  });
globalStyle(`${choice} thead th`, { fontSize: text.h3 });

/**
 * Of more than two columns, or about code: in narrow windows each row is a list, and each cell shows its
 * column's name.
 */
export const wide = style([table, {}]);
/** Its long values and addresses also fit where the text is large. */
globalStyle(`${wide} td:last-child`, { overflowWrap: 'anywhere' });
globalStyle(`${withSlip} ${wide} td`, { overflowWrap: 'anywhere' });
const narrow = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyleOn(upTo.tablet, selector.replaceAll('&', wide), rule);
narrow('&', { display: 'flex', flexDirection: 'column' });
narrow('& :is(tbody, tr, th, td)', { display: 'block' });
narrow('& thead', { position: 'absolute', clipPath: 'inset(50%)' });
narrow('& tr', { paddingBlock: space[12] });
narrow('& tr + tr', { borderBlockStart: `2px dotted ${faint}` });
narrow('& tbody tr > *', { padding: `${space[4]} ${rhythm.sheet}`, border: 0 });
narrow('& tbody th', { fontSize: text.h3 });
narrow('& tbody th:has(code)', { fontSize: text.lead });
narrow('& td', {
  display: 'flex',
  // One below the other where the text is long, or large for the window.
  flexWrap: 'wrap',
  columnGap: space[12],
  alignItems: 'baseline',
});
narrow('& td::before', {
  content: ['attr(data-label)', 'attr(data-label) / ""'],
  flex: '1 1 6.5rem',
  ...softLook,
});
narrow('& td > span', { flex: '3 1 8rem' });
narrow('&[data-long] td > span', { flexBasis: '100%' });
/** Two columns to choose from stay side by side. Only the first row names them. */
narrow(`${choice}& tbody tr`, { display: 'grid', gridTemplateColumns: '1fr 1fr' });
narrow(`${choice}& tbody th`, { gridColumn: '1 / -1' });
narrow(`${choice}& td`, { paddingInlineEnd: space[12] });
narrow(`${choice}& td::before`, { flexBasis: '100%' });
narrow(`${choice}& tr + tr td::before`, { content: 'none' });
narrow('&[data-best] td:last-child::before', { color: token('color-ink') });
/** The paper of the best column keeps clear of the label above it, and ends with the row. */
narrow('&[data-best] td:last-child', { marginBlockStart: space[8] });
narrow('&[data-best], &[data-best] tr', { paddingBlockEnd: 0 });
narrow('&[data-best] tbody tr:last-child > :last-child::after', {
  insetBlockEnd: 0,
  borderEndStartRadius: radius.card,
});

/** Rows whose header is code do not repeat the column's name before the last cell, its description. */
narrow('& th:has(code) ~ td:last-child::before', { content: 'none' });
narrow('& th:has(code) ~ td:last-child', { display: 'block' });

globalStyle(`${table} code`, { fontFamily: mono, fontSize: '.94em' });
/** Code in headers and values stays on one line; in the last column, the description, it may wrap. */
globalStyleOn(above.tablet, `${table} :is(tbody th, tbody th + td:not(:last-child)) code`, {
  whiteSpace: 'nowrap',
});

export const mark = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '26px',
  aspectRatio: '1',
  marginInlineEnd: space[12],
  borderRadius: '50%',
  ...fill(color('protea'), color('on-night')),
  fontSize: text.small,
  fontStyle: 'normal',
});

/** Each row has the color of the folder with its number. */
export const marked = style({ maxInlineSize: '40em' });
export const jobs = styleVariants(
  { 1: 'sun', 2: 'lagoon', 3: 'clay', 4: 'dusk', 5: 'white' } as const,
  (name) => ({ backgroundColor: paper[name] }),
);
/** A long role wraps beside its number, or in very narrow windows below it. */
globalStyleOn(above.tiny, `${marked} tbody th`, {
  position: 'relative',
  paddingInlineStart: `calc(${rhythm.sheet} + 38px)`,
});
globalStyleOn(above.tiny, `${marked} ${mark}`, {
  position: 'absolute',
  insetInlineStart: rhythm.sheet,
});
globalStyleOn(upTo.tiny, `${marked} :is(th, td)`, { paddingInlineEnd: space[8] });

export const note = style({
  maxInlineSize: '46em',
  marginBlockStart: space[24],
  color: token('color-ink-soft'),
});
