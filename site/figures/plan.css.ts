import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { box, globalStyleOn, stack } from '../style/layout.ts';
import { shapeLook, telling } from '../style/looks.ts';
import { color } from '../style/palette.ts';
import { radius, rhythm, space, text, upTo } from '../style/scale.ts';
import { night } from '../style/theme.css.ts';
import { caption, name } from './frame.ts';

/**
 * What lasts how long, as bars with their words inside: a paragraph with the names of the parts, one
 * `span` each, then a list. `--from` and `--to` are the first and the last part of a bar.
 * The bars are yellow on a dark ground in both themes, because they stand out on it in both.
 */
export const root = style([
  night,
  { ...stack(space[12]), padding: rhythm.sheet, borderRadius: radius.card },
]);

const parts = { display: 'grid', gridAutoColumns: 'minmax(0, 1fr)' };
globalStyle(`${root} > p`, {
  ...parts,
  gridAutoFlow: 'column',
  fontWeight: 650,
  fontSize: text.small,
});
globalStyle(`${root} > p > span`, {
  paddingInlineStart: space[4],
  borderInlineStart: `2px solid ${token('color-ink')}`,
  lineHeight: 1.2,
});
globalStyle(`${root} > ol`, { ...parts, gap: space[8] });
globalStyle(`${root} li`, {
  ...name,
  gridColumn: 'var(--from) / calc(var(--to) + 1)',
  padding: `${space[12]} ${space[16]}`,
  border: '1px solid transparent',
  borderRadius: radius.field,
  ...telling(color('sun')),
  color: color('on-sun'),
});
for (let at = 1; at <= 5; at++) globalStyle(`${root} li:nth-child(${at})`, { gridRow: at });

/** On phones the words are under their bar, as near to its start as their length allows. */
const before = 'calc((var(--from) - 1) * 100% / var(--parts))';
for (const many of [3, 4, 5, 6, 7])
  globalStyle(`${root}:has(> p > :nth-child(${many}))`, { vars: { '--parts': `${many}` } });
globalStyleOn(upTo.phone, `${root} > ol`, { display: 'block' });
globalStyleOn(upTo.phone, `${root} li`, {
  position: 'relative',
  margin: `0 0 ${space[8]}`,
  padding: `${space[24]} 0 0 min(${before}, 100% - 13em)`,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontSize: text.small,
});
globalStyleOn(upTo.phone, `${root} li::before`, {
  ...shapeLook,
  insetBlockStart: 0,
  insetInlineStart: before,
  ...box('calc((var(--to) - var(--from) + 1) * 100% / var(--parts))', space[16]),
  borderRadius: radius.pill,
  ...telling(color('sun')),
});
globalStyleOn(upTo.phone, `${root} > p > span`, { hyphens: 'auto' });
/** The first part begins at the edge, which needs no line. */
globalStyleOn(upTo.phone, `${root} > p > :first-child`, {
  paddingInlineStart: 0,
  borderInlineStart: 0,
});
globalStyle(`${root} > figcaption`, caption);
