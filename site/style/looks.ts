import { token } from '../../widgets/kit/style/tokens.ts';
import { radius, space } from './scale.ts';

// Declarations to spread into styles.

/** A card. */
export const cardLook = {
  border: `1px solid ${token('color-line')}`,
  borderRadius: radius.card,
  backgroundColor: token('color-surface'),
};

/** A fill that browsers print. Use a light color, because printed text is black. */
export const printed = (fill: string) =>
  ({
    vars: { '--telling': fill },
    background: 'var(--telling)',
    printColorAdjust: 'exact',
  }) as const;

/** A fill that says something, such as that of a bar: it stays in forced colors and on paper. */
export const telling = (fill: string) => ({ ...printed(fill), forcedColorAdjust: 'none' }) as const;

/** The headline of an illustration. */
export const headlineLook = {
  marginBlockEnd: space[16],
  fontFamily: 'var(--hire-font-heading)',
  fontSize: 'clamp(1.4375rem, 5cqi, 1.875rem)',
  fontWeight: 700,
  letterSpacing: '-.02em',
  lineHeight: 1.15,
  textWrap: 'balance',
} as const;
