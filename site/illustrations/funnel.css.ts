import { style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { color } from '../style/palette.ts';
import { text as size, space } from '../style/scale.ts';

const wide = '(inline-size >= 22rem)';

export const columns = style({
  display: 'grid',
  gap: `${space[24]} ${space[32]}`,
  '@container': { [wide]: { gridTemplateColumns: '4fr 5fr' } },
});

/** Lines of dots: dashes without a length, with round ends. */
export const dots = style({
  inlineSize: '100%',
  maxInlineSize: '20rem',
  marginInline: 'auto',
  stroke: color('on-night-soft'),
  strokeWidth: '6px',
  strokeLinecap: 'round',
  strokeDasharray: '0 16',
});

export const lit = style({ stroke: color('sun'), strokeWidth: '14px' });

export const stages = style({ display: 'grid', alignContent: 'space-between', gap: space[16] });

export const label = style({ fontSize: size.h3, fontWeight: 700, lineHeight: 1.25 });
export const text = style({ color: token('color-ink-soft') });

export const result = style({
  marginBlockStart: space[24],
  paddingBlockStart: space[16],
  borderBlockStart: `1px solid ${token('color-line')}`,
  color: color('sun'),
  fontWeight: 600,
});
