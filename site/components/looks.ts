import { token } from '../../widgets/kit/style/tokens.ts';
import { radius } from './scale.ts';

// Declarations to spread into styles.

/** A card. */
export const cardLook = {
  border: `1px solid ${token('color-line')}`,
  borderRadius: radius.card,
  backgroundColor: token('color-surface'),
};

/** A small label with round ends. */
export const pillLook = {
  borderRadius: radius.pill,
  backgroundColor: token('color-tint'),
  fontSize: '.875rem',
  fontWeight: 600,
};
