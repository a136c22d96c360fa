import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { together } from '../style/base.css.ts';
import { box, columnsOf, globalStyleOn, headingFont } from '../style/layout.ts';
import { shapeLook } from '../style/looks.ts';
import { paper, shade } from '../style/palette.ts';
import { above, radius, rhythm, small, space, text } from '../style/scale.ts';
import { lampLook } from '../style/theme.css.ts';

/** A list to print: a sheet with punched holes, in which each group is a heading with a list of boxes. */
export const root = style({
  position: 'relative',
  padding: rhythm.sheet,
  paddingInlineStart: `calc(${rhythm.sheet} + 34px)`,
  borderRadius: radius.paper,
  // The holes.
  backgroundImage: `radial-gradient(circle, ${paper.dusk} 7px, transparent 8px)`,
  backgroundPosition: '14px 0',
  backgroundSize: '20px 44px',
  backgroundRepeat: 'no-repeat round',
  boxShadow: `0 22px 44px -18px ${shade}`,
  columnGap: rhythm.columns,
  '@media': { [above.tablet]: { columns: '2 14rem' } },
});
globalStyle(root, lampLook);

/** Three groups stand beside each other, and none is split. */
globalStyleOn(above.bar, `${root}:has(> ul:nth-of-type(3))`, { columns: 3, columnGap: space[32] });
/** Without groups, an odd one at the end takes the whole line, so that the columns are even. */
globalStyle(`${root} > ul:only-child > li:nth-child(odd):last-child`, { columnSpan: 'all' });
globalStyle(`${root} > p + ul`, { breakInside: 'avoid' });

globalStyle(`${root} > p`, { breakAfter: 'avoid', ...headingFont(text.lead) });
globalStyle(`${root} > ul + p`, { marginBlockStart: space[24] });
globalStyle(`${root} li`, {
  position: 'relative',
  paddingBlock: space[8],
  paddingInlineStart: '34px',
  lineHeight: 1.35,
});
globalStyle(`${root} :where(li, td + td > span)::before`, {
  ...shapeLook,
  insetInlineStart: 0,
  ...box('20px'),
  border: `2px solid ${token('color-field')}`,
  borderRadius: radius.paper,
});
globalStyle(`${root} li::before`, { insetBlockStart: space[8] });

/** Of these, one is chosen. */
export const choice = style({});
globalStyle(`${choice} li::before`, { borderRadius: '50%' });

/** These are kept: each has a tick. */
export const promises = style({});
globalStyle(`${promises} li::before`, {
  ...box('9px', '18px'),
  insetInlineStart: space[4],
  border: `solid ${token('color-ok')}`,
  borderWidth: '0 3px 3px 0',
  borderRadius: 0,
  rotate: '40deg',
});

/** A table, with a box for each side. */
globalStyle(`${root} > table`, { columnSpan: 'all', border: 0, background: 'none' });
globalStyle(`${root} td + td > span`, { position: 'relative', paddingInlineStart: '34px' });
/** On phones, unless the text is large, the columns stay side by side, and only the first row names them. */
globalStyleOn(small, `${root} > table`, { containerType: 'inline-size' });
const beside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyleOn(small, `${root} > table ${selector}`, {
    '@container': { '(inline-size >= 16rem)': rule },
  });
beside('thead', { display: 'contents' });
beside('tr', { ...columnsOf('1fr 1fr', `${space[4]} ${space[12]}`), paddingInline: 0 });
beside(':is(th, td)', { padding: 0 });
beside('td:first-child', { gridColumn: '1 / -1' });
beside('th:first-child', { position: 'absolute', clipPath: 'inset(50%)' });
beside('td + td::before', { content: 'none' });
/** A figure with its unit may be wider than the sheet. */
globalStyle(`${root} ${together}`, { whiteSpace: 'normal' });
