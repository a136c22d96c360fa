import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { space } from '../style/scale.ts';
import { ticks } from '../style/ticks.css.ts';

const rows = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `2px solid ${token('color-ink')}`,
});

/** Columns at least this wide; one on phones. */
const columnsOf = (least: string) => ({
  columnGap: 'clamp(24px, 4vw, 56px)',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(13rem, ${least})), 1fr))`,
});

export const lists = styleVariants({
  ticks: [ticks, rows],
  numbers: [rows, { counterReset: 'item' }],
  columns: [ticks, rows, columnsOf('20%')],
  /** For numbers of items that do not fill rows of four. */
  thirds: [ticks, rows, columnsOf('28%')],
  pairs: [rows, columnsOf('40%')],
  stamps: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[12],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
});

export const title = style({ fontSize: 'clamp(1.125rem, 1rem + .6vw, 1.3125rem)' });

export const item = style({
  paddingBlock: 'clamp(10px, 2vw, 24px)',
  borderBlockEnd: `1px solid ${token('color-line')}`,
  vars: { '--tick-start': 'calc(1px + clamp(10px, 2vw, 24px))' },
});
globalStyle(`${rows} > ${item}`, { margin: 0 });
// If the last row has two items, the last one takes the free column as well.
globalStyle(`${lists.thirds} > ${item}:last-child:nth-child(3n + 2)`, {
  '@media': { '(width >= 720px)': { gridColumn: 'span 2' } },
});

globalStyle(`${lists.stamps} > ${item}`, {
  margin: 0,
  padding: space[12],
  border: '2px solid currentColor',
  borderRadius: '6px',
});
globalStyle(`${lists.stamps} > ${item}`, { rotate: '-.8deg' });
globalStyle(`${lists.stamps} > ${item}:nth-child(even)`, { rotate: '.6deg' });
globalStyle(`${lists.stamps} ${title}`, { fontSize: '1.125rem' });

globalStyle(`${lists.pairs} > ${item}`, { paddingBlock: space[12] });
globalStyle(`${lists.pairs} > ${item} > div`, {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[16],
  alignItems: 'baseline',
});
globalStyle(`${lists.pairs} ${title}`, { flex: '1 1 7.5rem' });
globalStyle(`${lists.pairs} ${title} ~ *`, { flex: '2 1 10rem' });
globalStyle(`${lists.pairs} ${title}`, { fontSize: '1.0625rem' });

globalStyle(`${lists.numbers} > ${item}`, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[16],
});
globalStyle(`${lists.numbers} > ${item}::before`, {
  counterIncrement: 'item',
  content: 'counter(item)',
  minInlineSize: '1.3em',
  fontFamily: 'var(--hire-font-heading)',
  fontSize: '2rem',
  fontWeight: 700,
  lineHeight: 1,
});

export const details = style({ marginBlockStart: space[4], color: token('color-ink-soft') });

export const illustration = style({ inlineSize: '100%', marginBlockStart: space[16] });
