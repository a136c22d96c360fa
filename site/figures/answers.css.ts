import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { circle, headingLook, telling } from '../style/looks.ts';
import { color } from '../style/palette.ts';
import { small, space, text } from '../style/scale.ts';

/** A table of questions, answers and points: bold for a clear answer, in italics for a general one. */
export const root = style({});

globalStyle(`${root} td:first-child`, { inlineSize: '34%' });
globalStyle(`${root} td a`, { display: 'block', inlineSize: 'fit-content', fontWeight: 600 });

/** On phones the points are beside the question, and the answer is below both, all without labels. */
globalStyle(`${root} td:nth-child(n)`, {
  '@media': { [small]: { display: 'block', inlineSize: 'auto' } },
});
globalStyle(`${root} td:nth-child(n)::before`, { '@media': { [small]: { content: 'none' } } });
globalStyle(`${root} tr`, {
  '@media': { [small]: { display: 'grid', gridTemplateColumns: '1fr auto', columnGap: space[16] } },
});
globalStyle(`${root} td:nth-child(2)`, { '@media': { [small]: { gridArea: '2 / 1 / 3 / 3' } } });
globalStyle(`${root} td:nth-child(3) > span`, {
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  fontFamily: 'var(--hire-font-heading)',
  fontSize: text.h3,
  fontWeight: 700,
  lineHeight: 1.2,
});
/** A full sun, half a sun or none. */
globalStyle(`${root} td:nth-child(3) > span::before`, {
  content: '',
  ...circle('20px'),
  border: `2px solid ${token('color-ink')}`,
});
globalStyle(`${root} td > span:has(> strong)::before`, telling(color('sun')));
globalStyle(
  `${root} td > span:has(> em)::before`,
  telling(`linear-gradient(to right, ${color('sun')} 50%, transparent 50%)`),
);
globalStyle(`${root} td:nth-child(3) em`, { fontStyle: 'normal' });

globalStyle(`${root} figcaption`, {
  marginBlockStart: space[16],
  ...headingLook,
  fontSize: text.h3,
  lineHeight: 1.25,
});
