import { edged, headingFont, stack } from '../style/layout.ts';
import { softLook } from '../style/looks.ts';
import { radius, rhythm, space, text } from '../style/scale.ts';
import { paperInk } from '../style/theme.css.ts';

/** The ground of a figure, which ends in its caption. */
export const frame = {
  ...stack(space[16]),
  padding: rhythm.sheet,
  borderRadius: radius.card,
  ...edged,
  outlineOffset: '-1px',
  ...paperInk,
} as const;

export const caption = { ...softLook, marginBlockStart: space[16], lineHeight: 1.35 };

/** A name in a figure. */
export const name = headingFont(text.lead);
