import { globalStyle, style } from '@vanilla-extract/css';
import { diff } from '../style/palette.ts';
import { mono, radius, space } from '../style/scale.ts';

export const code = style({
  margin: 0,
  paddingBlock: space[12],
  borderRadius: radius.paper,
  // Visible in forced colors, which remove the background.
  outline: '1px solid transparent',
  backgroundColor: diff.ground,
  color: diff.text,
  fontFamily: mono,
  fontSize: '.875rem',
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
globalStyle(`${code} > *`, {
  display: 'block',
  paddingInline: `calc(${space[16]} + 4ch) ${space[16]}`,
  textIndent: '-4ch',
  textDecoration: 'none',
});
globalStyle(`${code} > ins`, { backgroundColor: diff.addedGround, color: diff.added });
globalStyle(`${code} > del`, { backgroundColor: diff.removedGround, color: diff.removed });
