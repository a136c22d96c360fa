import { globalStyle, style } from '@vanilla-extract/css';

/** Type alone. */
export const plain = style({ paddingBlock: 'clamp(24px, 4vw, 64px) clamp(24px, 4vw, 48px)' });

/** Nothing else is on the first screen, so the heading may be large. */
globalStyle(`${plain} h1`, {
  maxInlineSize: '15em',
  fontSize: 'clamp(2.375rem, 1.2rem + 5vw, 5.25rem)',
});
