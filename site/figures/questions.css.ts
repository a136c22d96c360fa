import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { centered, globalStyleOn, stack } from '../style/layout.ts';
import { circle, telling } from '../style/looks.ts';
import { color } from '../style/palette.ts';
import { above, rhythm, space, text } from '../style/scale.ts';
import { caption, name } from './frame.ts';

/** Questions in two columns: a numbered list in which each begins in bold. The numbers are in suns. */
export const root = style({});

globalStyle(`${root} > ol`, {
  ...stack(`${space[24]} ${rhythm.columns}`),
  counterReset: 'question',
  '@media': { [above.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
globalStyleOn(above.tablet, `${root} > ol:has(> :nth-child(3):last-child)`, {
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
});
globalStyle(`${root} li`, {
  position: 'relative',
  paddingInlineStart: '72px',
  lineHeight: 1.4,
  counterIncrement: 'question',
});
/** An odd one at the end takes the whole line. */
globalStyleOn(above.tablet, `${root} li:nth-child(odd):nth-child(n + 5):last-child`, {
  gridColumn: '1 / -1',
});
globalStyle(`${root} li::before`, {
  content: 'counter(question)',
  position: 'absolute',
  insetInlineStart: 0,
  ...centered,
  ...circle('56px'),
  border: `3px solid ${token('color-ink')}`,
  ...telling(color('sun')),
  color: color('on-sun'),
  fontFamily: 'var(--hire-font-heading)',
  fontSize: text.h3,
  fontWeight: 800,
});
globalStyle(`${root} :is(b, strong):first-child`, {
  ...name,
  display: 'block',
  marginBlockEnd: space[4],
  fontSize: text.h3,
});
globalStyle(`${root} > figcaption`, caption);
