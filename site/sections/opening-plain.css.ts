import { style } from '@vanilla-extract/css';

/** Type alone. */
export const plain = style({ paddingBlock: 'clamp(24px, 4vw, 64px) clamp(32px, 5vw, 64px)' });
