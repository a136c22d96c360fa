import { globalStyle, style } from '@vanilla-extract/css';
import { beside } from '../components/band.css.ts';
import { risingSunLook } from '../style/looks.ts';
import { orbs } from '../style/palette.ts';
import { above, text as sizes } from '../style/scale.ts';
import { indexSun } from '../style/sizes.ts';
import { line, text, word } from './directory.css.ts';

/** Dots lead from the word to its text, in rows of one height. */
export const dots = style({
  '@media': {
    [above.tablet]: { display: 'grid', gridAutoRows: '1fr', vars: { '--index': sizes.sheet } },
  },
});
globalStyle(`${dots} > ${line}`, { '@media': { [above.tablet]: { flexWrap: 'nowrap' } } });
globalStyle(`${dots} ${word}`, { '@media': { [above.tablet]: { flex: 'none' } } });
globalStyle(`${dots} ${word} + ${text}`, {
  '@media': { [above.tablet]: { flex: '0 1 19em', order: 2 } },
});
globalStyle(`${dots} > ${line}::after`, {
  '@media': {
    [above.tablet]: {
      content: '',
      flex: '1 0 0',
      order: 1,
      blockSize: '4px',
      background: 'radial-gradient(circle, currentColor 1.6px, transparent 1.8px) 0 / 11px 4px',
      opacity: 0.5,
    },
  },
});

/** More room for the list than other kinds have beside their heading. */
export const band = style({});
globalStyle(`${band} ${beside}`, {
  '@media': { [above.tablet]: { gridTemplateColumns: '3fr 9fr' } },
});

/** It stands below the heading. */
export const sun = style(
  risingSunLook({
    insetInlineStart: 0,
    inlineSize: `calc(${indexSun} * .8)`,
    translate: '-22% 40%',
    backgroundColor: orbs.protea,
  }),
);
