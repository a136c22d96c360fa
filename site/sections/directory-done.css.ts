import { globalStyle, style } from '@vanilla-extract/css';
import { color, faint } from '../style/palette.ts';
import { above, rhythm, text as sizes, space } from '../style/scale.ts';
import { line, text, word } from './directory.css.ts';

/** Words in two columns that are crossed out, as on a list of what is done. */
export const done = style({
  vars: { '--index': sizes.h2 },
  '@media': {
    [above.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: rhythm.columns,
    },
  },
});
globalStyle(`${done} > ${line}`, {
  display: 'block',
  paddingBlock: space[8],
  paddingInlineStart: space[48],
  borderBlockStart: `2px dotted ${faint}`,
});
/** The tick. */
globalStyle(`${done} > ${line}::before`, {
  content: '',
  position: 'absolute',
  insetBlockStart: `calc(${sizes.h2} * .4)`,
  insetInlineStart: space[4],
  inlineSize: '14px',
  blockSize: '26px',
  border: 'solid currentColor',
  borderWidth: '0 4px 4px 0',
  rotate: '42deg',
});
globalStyle(`${done} ${word}`, {
  inlineSize: 'fit-content',
  textDecoration: `line-through .06em ${color('ember')}`,
});
globalStyle(`${done} ${text}`, { fontSize: sizes.body });
