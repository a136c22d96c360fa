import { style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/tokens.ts';
import { radius, text as size, space } from '../parts/scale.ts';

export const root = style({ paddingBlock: `${space[72]} ${space[112]}` });

export const head = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'end',
  gap: `${space[16]} ${space[48]}`,
  marginBlockEnd: space[32],
  '@media': { '(width <= 800px)': { gridTemplateColumns: '1fr' } },
});

export const lead = style({
  maxInlineSize: '34em',
  color: token('color-ink-soft'),
  fontSize: size.lead,
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[24],
  '@media': { '(width <= 800px)': { gridTemplateColumns: '1fr', gap: space[16] } },
});

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[8],
  padding: 'clamp(24px, 2.5vw, 32px)',
  border: `1px solid ${token('color-line')}`,
  borderRadius: radius.card,
  backgroundColor: token('color-surface'),
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '64px',
  blockSize: '64px',
  marginBlockEnd: space[12],
  borderRadius: radius.icon,
  backgroundColor: token('color-tint'),
});

export const text = style({ color: token('color-ink-soft') });
