import { globalStyle, style } from '@vanilla-extract/css';
import { edged, fill, font } from '../style/layout.ts';
import { diff } from '../style/palette.ts';
import { mono, radius, space } from '../style/scale.ts';

export const code = style({
  margin: 0,
  paddingBlock: space[12],
  borderRadius: radius.paper,
  ...edged,
  ...fill(diff.ground, diff.text),
  fontFamily: mono,
  ...font('.875rem', 1.6),
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
globalStyle(`${code} > *`, {
  display: 'block',
  paddingInline: `calc(${space[16]} + 4ch) ${space[16]}`,
  textIndent: '-4ch',
  textDecoration: 'none',
});
globalStyle(`${code} > ins`, fill(diff.addedGround, diff.added));
globalStyle(`${code} > del`, fill(diff.removedGround, diff.removed));
