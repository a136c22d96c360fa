import { globalStyle, style } from '@vanilla-extract/css';
import { circle, shapeLook } from '../style/looks.ts';
import { orbs } from '../style/palette.ts';
import { above, rhythm, space, text } from '../style/scale.ts';
import { line } from './directory.css.ts';
import { columns } from './directory-plain.css.ts';

/** Columns below a line that leads from one sun to the next, and off the page. */
export const stops = style([columns]);
const wide = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { [above.tablet]: rule } });
/** `line` twice, so that this rule wins over the size that `few` gives to its lines. */
wide(`${stops} > ${line}${line}`, {
  paddingBlockStart: space[72],
  vars: { '--index': text.sheet },
});
wide(`${stops} > ${line}::before`, {
  ...shapeLook,
  zIndex: 1,
  insetBlockStart: 0,
  ...circle(space[48]),
  backgroundColor: orbs.protea,
});
wide(`${stops} > ${line}:nth-child(2)::before`, { backgroundColor: orbs.ember });
wide(`${stops} > ${line}:last-child::before`, { backgroundColor: orbs.sun });
wide(`${stops} > ${line}::after`, {
  ...shapeLook,
  insetBlockStart: '22px',
  insetInline: `0 calc(-1 * ${rhythm.columns})`,
  blockSize: '4px',
  backgroundColor: 'currentColor',
});
wide(`${stops} > ${line}:last-child::after`, { insetInlineEnd: '-50vw' });
