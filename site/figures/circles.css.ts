import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { paper } from '../style/palette.ts';
import { above, rhythm, space, text } from '../style/scale.ts';
import { caption, name } from './frame.ts';

/**
 * Parts of one thing, three or four, as circles: a list in which each item begins with its name in
 * bold. The class `out` is for what is left out.
 */
export const root = style({});

globalStyle(`${root} > ul`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  padding: 0,
  listStyle: 'none',
  '@media': { [above.tablet]: { display: 'flex', flexWrap: 'wrap' } },
});
globalStyle(`${root} li`, {
  flex: '1 1 12rem',
  display: 'grid',
  alignContent: 'center',
  gap: space[4],
  maxInlineSize: '15.5rem',
  margin: 0,
  marginInline: '-2px',
  padding: '9%',
  aspectRatio: '1',
  border: '4px solid transparent',
  borderRadius: '50%',
  backgroundColor: paper.sun,
  fontSize: text.small,
  lineHeight: 1.25,
  textAlign: 'center',
  '@media': { [above.tablet]: { padding: space[24] } },
});
globalStyle(`${root} b`, { ...name, display: 'block', fontSize: text.h3 });
globalStyle(`${root} li:nth-child(2)`, { backgroundColor: paper.clay });
globalStyle(`${root} li:nth-child(3)`, { backgroundColor: paper.lagoon });
globalStyle(`${root} li:nth-child(4)`, { backgroundColor: paper.dusk });
globalStyle(`${root} li.out`, {
  border: `4px dashed ${token('color-field')}`,
  backgroundColor: 'transparent',
});
globalStyle(`${root} > figcaption`, { ...caption, marginBlockStart: rhythm.head });
