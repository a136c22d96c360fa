import { edged, headingFont, stack } from '../style/layout.ts';
import { softLook } from '../style/looks.ts';
import { radius, rhythm, space, text } from '../style/scale.ts';
import { litLook } from '../style/theme.css.ts';

/** The ground of a figure, which ends in its caption. It is as bright in the dark theme as in the light one. */
export const frame = {
  ...stack(space[16]),
  padding: rhythm.sheet,
  borderRadius: radius.card,
  ...edged,
  outlineOffset: '-1px',
  ...litLook,
} as const;

export const caption = { ...softLook, marginBlockStart: space[16], lineHeight: 1.35 };

/** A name in a figure. */
export const name = headingFont(text.lead);
