import { style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { text as size, space } from '../style/scale.ts';

export const words = style({
  display: 'grid',
  gap: `${space[24]} ${space[48]}`,
  '@media': { '(width > 800px)': { gridTemplateColumns: '7fr 5fr', alignItems: 'end' } },
});

export const heading = style({
  maxInlineSize: '11em',
  fontSize: 'clamp(2.125rem, 1.4rem + 3vw, 3.75rem)',
});

export const beside = style({ display: 'grid', justifyItems: 'start', gap: space[24] });

export const text = style({
  maxInlineSize: '27em',
  color: token('color-ink-soft'),
  fontSize: size.lead,
});
