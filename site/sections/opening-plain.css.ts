import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { space, text } from '../style/scale.ts';

/** Type alone. */
export const plain = style({ paddingBlock: 'clamp(24px, 4vw, 64px) clamp(32px, 5vw, 64px)' });

/** Links in large type, each after the moment that it is for. */
export const index = style({
  marginBlockStart: 'clamp(24px, 4vw, 56px)',
  borderBlockStart: `2px solid ${token('color-ink')}`,
});
globalStyle(`${index} > li`, {
  display: 'grid',
  gap: `0 ${space[24]}`,
  alignItems: 'baseline',
  paddingBlock: 'clamp(10px, 1.2vw, 16px)',
  borderBlockEnd: `1px solid ${token('color-line')}`,
  '@media': { '(width > 720px)': { gridTemplateColumns: '3fr 9fr' } },
});
export const when = style({ color: token('color-ink-soft'), fontSize: text.small });
export const question = style({
  color: token('color-ink'),
  fontFamily: 'var(--hire-font-heading)',
  fontSize: 'clamp(1.375rem, 1rem + 1.8vw, 2.25rem)',
  fontWeight: 700,
  letterSpacing: '-.02em',
  lineHeight: 1.15,
  textDecoration: 'none',
  ':hover': { color: token('color-link'), textDecoration: 'underline 2px' },
});
