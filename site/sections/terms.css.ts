import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { cardLook } from '../style/looks.ts';
import { measure, space } from '../style/scale.ts';

export const sheet = style({
  ...cardLook,
});

/** A row of its own, so that it is easy to press. */
export const open = style({
  padding: `${space[16]} clamp(20px, 2.5vw, 32px)`,
  fontWeight: 600,
  cursor: 'pointer',
});

globalStyle(`${sheet}::details-content`, {
  '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } },
});

export const row = style({
  display: 'grid',
  gap: `${space[4]} ${space[24]}`,
  padding: `${space[16]} clamp(20px, 2.5vw, 32px)`,
  '@media': { '(width > 720px)': { gridTemplateColumns: '5fr 12fr' } },
});
globalStyle(`${sheet} ${row}`, { borderBlockStart: `1px solid ${token('color-line')}` });

export const topic = style({ fontSize: '1.125rem', lineHeight: 1.5 });

export const words = style({ maxInlineSize: measure });
