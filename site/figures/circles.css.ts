import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { columnsOf, font, globalStyleOn, stack } from '../style/layout.ts';
import { circle, shapeLook, telling } from '../style/looks.ts';
import { color, paper } from '../style/palette.ts';
import { above, space, text, upTo } from '../style/scale.ts';
import { paperInk } from '../style/theme.css.ts';
import { caption, name } from './frame.ts';

/**
 * Parts of one thing, three or four, as circles: a list in which each item begins with its name in
 * bold. The class `out` is for what is left out.
 */
export const root = style({});

globalStyle(`${root} > ul`, {
  ...columnsOf('repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))'),
  '@media': { [above.tablet]: { display: 'flex', flexWrap: 'wrap' } },
});
globalStyle(`${root} li`, {
  flex: '1 1 12rem',
  ...stack(space[4]),
  alignContent: 'center',
  maxInlineSize: '15.5rem',
  marginInline: '-2px',
  padding: '9%',
  aspectRatio: '1',
  border: '4px solid transparent',
  borderRadius: '50%',
  backgroundColor: paper.sun,
  ...font(text.small, 1.25),
  textAlign: 'center',
  '@media': { [above.tablet]: { padding: space[24] } },
});
globalStyle(`${root} li:not(.out)`, paperInk);
globalStyle(`${root} b`, { ...name, display: 'block', fontSize: text.h3 });
globalStyle(`${root} li:nth-child(2)`, { backgroundColor: paper.clay });
globalStyle(`${root} li:nth-child(3)`, { backgroundColor: paper.lagoon });
globalStyle(`${root} li:nth-child(4)`, { backgroundColor: paper.dusk });
globalStyle(`${root} li.out`, {
  border: `4px dashed ${token('color-field')}`,
  backgroundColor: 'transparent',
});
/** On phones each is a small sun beside its words. */
globalStyleOn(upTo.phone, `${root} > ul`, { gridTemplateColumns: '1fr', gap: space[16] });
globalStyleOn(upTo.phone, `${root} li:nth-child(n)`, {
  position: 'relative',
  aspectRatio: 'auto',
  maxInlineSize: 'none',
  padding: `0 0 0 ${space[48]}`,
  border: 0,
  borderRadius: 0,
  background: 'none',
  textAlign: 'start',
});
globalStyleOn(upTo.phone, `${root} li::before`, {
  ...shapeLook,
  insetInlineStart: 0,
  ...circle('32px'),
  ...telling(color('sun')),
});
globalStyleOn(upTo.phone, `${root} li.out::before`, {
  border: `3px dashed ${token('color-field')}`,
  ...telling('none'),
});
globalStyle(`${root} > figcaption`, caption);
