import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { color } from '../style/palette.ts';
import { mono, radius, space, text } from '../style/scale.ts';

const stacked = '(width <= 720px)';
const wide = '(width > 720px)';

export const table = style({
  inlineSize: '100%',
  border: `1px solid ${token('color-line')}`,
  borderRadius: radius.card,
  borderSpacing: 0,
  backgroundColor: token('color-surface'),
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.45,
});

globalStyle(`${table} :is(th, td)`, {
  padding: `${space[16]} clamp(12px, 1.8vw, 24px)`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${table} thead th`, {
  borderBlockEnd: `2px solid ${token('color-ink')}`,
  fontSize: text.small,
});
globalStyle(`${table} tbody th`, { fontWeight: 700 });
globalStyle(`${table} tr + tr > *`, { borderBlockStart: `1px solid ${token('color-line')}` });

/** In narrow windows each row becomes a list, and each cell shows its column's name. */
globalStyle(`${table}`, {
  '@media': { [stacked]: { display: 'flex', flexDirection: 'column' } },
});
globalStyle(`${table} :is(tbody, tr, th, td)`, {
  '@media': { [stacked]: { display: 'block' } },
});
globalStyle(`${table} thead`, {
  '@media': { [stacked]: { position: 'absolute', clipPath: 'inset(50%)' } },
});
globalStyle(`${table} tr`, {
  '@media': { [stacked]: { paddingBlock: space[12] } },
});
globalStyle(`${table} tr + tr`, {
  '@media': { [stacked]: { borderBlockStart: `1px solid ${token('color-line')}` } },
});
globalStyle(`${table} tr > *`, {
  '@media': { [stacked]: { padding: `${space[4]} ${space[24]}`, border: '0 !important' } },
});
globalStyle(`${table} tbody th`, {
  '@media': { [stacked]: { fontFamily: 'var(--hire-font-heading)', fontSize: text.h3 } },
});
globalStyle(`${table} td`, {
  '@media': {
    [stacked]: {
      display: 'flex',
      // One below the other where the text is large for the window.
      flexWrap: 'wrap',
      columnGap: space[12],
      alignItems: 'baseline',
    },
  },
});
globalStyle(`${table} td::before`, {
  '@media': {
    [stacked]: {
      content: ['attr(data-label)', 'attr(data-label) / ""'],
      flex: '1 1 6.5rem',
      color: token('color-ink-soft'),
      fontSize: '.875rem',
    },
  },
});

globalStyle(`${table} td > span`, { '@media': { [stacked]: { flex: '3 1 9rem' } } });

/** Rows whose header is code do not repeat the column's name before the last cell, its description. */
globalStyle(`${table} th:has(code) ~ td:last-child::before`, {
  '@media': { [stacked]: { content: 'none' } },
});
globalStyle(`${table} th:has(code) ~ td:last-child`, {
  '@media': { [stacked]: { display: 'block' } },
});

/** A table of code says the same as its heading. */
globalStyle(`${table}:has(tbody th code) caption`, {
  position: 'absolute',
  padding: 0,
  clipPath: 'inset(50%)',
});

globalStyle(`${table} code`, { fontFamily: mono, fontSize: '.94em' });
/** Code in headers and values stays on one line; in the last column, the description, it may wrap. */
globalStyle(`${table} :is(tbody th, tbody th + td:not(:last-child)) code`, {
  '@media': { [wide]: { whiteSpace: 'nowrap' } },
});

export const mark = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '26px',
  aspectRatio: '1',
  marginInlineEnd: space[12],
  borderRadius: '50%',
  backgroundColor: color('protea'),
  color: '#fff',
  fontSize: '.875rem',
  fontStyle: 'normal',
});

export const terms = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: `${space[16]} ${space[24]}`,
  marginBlockEnd: space[32],
  color: token('color-ink-soft'),
  fontSize: text.small,
  textWrap: 'balance',
});
globalStyle(`${terms} b`, {
  display: 'block',
  color: token('color-ink'),
  fontFamily: 'var(--hire-font-heading)',
  fontSize: text.h3,
});

export const fold = style({
  marginBlockEnd: space[16],
  color: token('color-link'),
  fontWeight: 600,
  cursor: 'pointer',
});

globalStyle(`details:has(> ${fold})::details-content`, {
  '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } },
});

export const note = style({
  maxInlineSize: '46em',
  marginBlockStart: space[24],
  color: token('color-ink-soft'),
});
