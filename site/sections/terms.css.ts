import { style } from '@vanilla-extract/css';
import { headingFont, stack } from '../style/layout.ts';
import { above, rhythm, space, text } from '../style/scale.ts';

export const root = style({ paddingBlock: space[24] });

/** On wide screens the heading stands beside the text. */
export const line = style({
  ...stack(`${space[8]} ${rhythm.columns}`),
  '@media': { [above.tablet]: { gridTemplateColumns: '4fr 10fr', alignItems: 'baseline' } },
});

export const heading = style({ fontSize: text.lead });

/** The answer is larger than its heading. */
export const depends = style({ ...headingFont(text.h3), marginBlockEnd: space[8] });
