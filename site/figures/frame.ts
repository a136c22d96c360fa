import { token } from '../../widgets/kit/style/tokens.ts';
import { headingLook, softLook } from '../style/looks.ts';
import { radius, rhythm, space, text } from '../style/scale.ts';
import { byTheme } from '../style/theme.css.ts';

/** The ground of a figure, which ends in its caption. */
export const frame = {
  display: 'grid',
  gap: space[16],
  padding: rhythm.sheet,
  borderRadius: radius.card,
  // Visible in forced colors, which remove the background.
  outline: '1px solid transparent',
  outlineOffset: '-1px',
  color: token('color-ink'),
  // It may lie on the sky of a night.
  vars: byTheme,
} as const;

export const caption = { ...softLook, lineHeight: 1.35 };

/** A name in a figure. */
export const name = { ...headingLook, fontSize: text.lead };
