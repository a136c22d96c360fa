import { globalStyle, style } from '@vanilla-extract/css';
import { columnsOf, globalStyleOn, headingFont, inline } from '../style/layout.ts';
import { circle, pointSuns } from '../style/looks.ts';
import { small, space, text } from '../style/scale.ts';
import { lampLook } from '../style/theme.css.ts';

/** A table of questions, answers and points: bold for a clear answer, in italics for a general one. */
export const root = style({});

globalStyle(`${root} > table`, lampLook);
globalStyle(`${root} td:first-child`, { inlineSize: '34%' });
globalStyle(`${root} td a`, { display: 'block', inlineSize: 'fit-content', fontWeight: 600 });

/** On phones the points are beside the question, and the answer is below both, all without labels. */
globalStyleOn(small, `${root} td:nth-child(n)`, { display: 'block', inlineSize: 'auto' });
globalStyleOn(small, `${root} td:nth-child(n)::before`, { content: 'none' });
globalStyleOn(small, `${root} tr`, { ...columnsOf('1fr auto'), columnGap: space[16] });
globalStyleOn(small, `${root} td:nth-child(2)`, { gridArea: '2 / 1 / 3 / 3' });
globalStyle(`${root} td:nth-child(3) > span`, { ...inline(space[8]), ...headingFont(text.h3) });
/** A full sun, half a sun or none. */
globalStyle(`${root} td:nth-child(3) > span::before`, {
  content: '',
  ...circle('20px'),
  ...pointSuns[0],
});
globalStyle(`${root} td:nth-child(3) > span:has(> strong)::before`, pointSuns[2]);
globalStyle(`${root} td:nth-child(3) > span:has(> em)::before`, pointSuns[1]);
globalStyle(`${root} td:nth-child(3) em`, { fontStyle: 'normal' });

globalStyle(`${root} figcaption`, { marginBlockStart: space[16], ...headingFont(text.h3) });
