import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { telling } from '../style/looks.ts';
import { color, faint } from '../style/palette.ts';
import { above, space, text, upTo } from '../style/scale.ts';
import { handover, nameShare } from './transitions.css.ts';

/** On a scale of days, below the words: people to meet until one day, and a sun on the other. */
const at = (day: string) => `calc(var(--${day}) / var(--scale) * 100%)`;
export const days = style({});
globalStyle(`${days} li`, { paddingBlockStart: space[8] });
export const marks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--scale), minmax(0, 1fr))',
  marginBlockEnd: space[8],
  fontSize: text.small,
  '@media': { [upTo.tablet]: { display: 'none' } },
});
globalStyle(marks, {
  '@media': { [above.tablet]: { marginInlineStart: nameShare } },
});
globalStyle(`${marks} > span`, {
  paddingInlineStart: space[4],
  borderInlineStart: `2px solid ${faint}`,
});
const sun = '12px';
globalStyle(`${days} ${handover}`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[24],
  paddingBlockEnd: space[32],
  color: token('color-ink'),
  ...telling(
    `radial-gradient(circle ${sun} at calc(${at('to')} - ${sun}) calc(100% - ${sun}), ${color('sun')} 96%, transparent), linear-gradient(90deg, ${color('lagoon')} ${at('from')}, ${color('sun')} 0 ${at('to')}, ${faint} 0) 0 calc(100% - ${space[8]}) / 100% ${space[8]} no-repeat`,
  ),
  '@media': { [above.tablet]: { justifyContent: 'start', columnGap: 0 } },
});
globalStyle(`${days} ${handover} > *`, {
  flex: 'none',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  background: 'none',
});
globalStyle(`${days} ${handover} > span`, {
  '@media': { [above.tablet]: { minInlineSize: at('from'), paddingInlineEnd: space[12] } },
});
