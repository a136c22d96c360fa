import { style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { measure, space, text } from '../style/scale.ts';

export const root = style({
  paddingBlock: space[32],
  borderBlockStart: `1px solid ${token('color-line')}`,
});

export const columns = style({
  display: 'grid',
  gap: `${space[8]} ${space[48]}`,
  '@media': { '(width > 800px)': { gridTemplateColumns: '5fr 7fr' } },
});

export const heading = style({ fontSize: text.h3 });

export const words = style({ display: 'grid', gap: space[8], maxInlineSize: measure });

/** What is true of every service: one quiet line, or on phones a line each. */
export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[12]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '.875rem',
  color: token('color-ink-soft'),
});
