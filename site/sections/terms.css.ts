import { globalStyle, style } from '@vanilla-extract/css';
import { headingFont, stack } from '../style/layout.ts';
import { above, rhythm, space, text } from '../style/scale.ts';

export const root = style({ paddingBlock: space[24] });

/** On wide screens a question stands beside its answer. */
export const row = style({
  ...stack(`${space[8]} ${rhythm.columns}`),
  '@media': { [above.tablet]: { gridTemplateColumns: '5fr 9fr', alignItems: 'baseline' } },
});

globalStyle(`${row} + ${row}`, { marginBlockStart: space[24] });

globalStyle(`${row} > :is(h2, h3)`, { fontSize: text.lead });

/** The answer is larger than its question. */
export const answer = style({ ...headingFont(text.sheet), marginBlockEnd: space[8] });
