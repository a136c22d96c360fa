import { token } from '../../widgets/kit/style/tokens.ts';
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

export const caption = {
  color: token('color-ink-soft'),
  fontSize: text.small,
  lineHeight: 1.35,
} as const;

/** A name in a figure. */
export const name = {
  fontFamily: 'var(--hire-font-heading)',
  fontSize: text.lead,
  fontWeight: 700,
  letterSpacing: '-.02em',
  lineHeight: 1.1,
} as const;
