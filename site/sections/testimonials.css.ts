import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { grids } from '../style/columns.css.ts';
import { card } from '../style/grid.css.ts';
import { color } from '../style/palette.ts';
import { space } from '../style/scale.ts';

const heading = {
  fontFamily: 'var(--hire-font-heading)',
  fontWeight: 700,
  letterSpacing: '-.015em',
  lineHeight: 1.25,
  textWrap: 'balance',
} as const;

export const quotes = styleVariants({
  carousel: { display: 'grid', gap: space[24], alignContent: 'space-between' },
  grid: [card, { gap: space[24], justifyContent: 'space-between' }],
  single: { display: 'grid', gap: space[32], justifyItems: 'start' },
});

export const text = styleVariants({
  carousel: { ...heading, fontSize: 'clamp(1.375rem, 1rem + 1.6vw, 2.125rem)' },
  grid: {},
  single: { ...heading, fontSize: 'clamp(1.5rem, 1rem + 2.4vw, 2.75rem)', lineHeight: 1.15 },
});

export const group = styleVariants({ carousel: {}, grid: [grids[3]], single: {} });

globalStyle(
  `${quotes.grid} blockquote, ${quotes.carousel} blockquote, ${quotes.single} blockquote`,
  {
    display: 'grid',
    gap: space[16],
    margin: 0,
  },
);

export const stars = style({ fill: color('sun'), stroke: color('night') });

export const outlinedStars = style({ fill: 'none', stroke: token('color-ink-soft') });
