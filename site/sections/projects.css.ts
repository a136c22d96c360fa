import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { card, grids } from '../components/grid.css.ts';
import { pillLook } from '../components/looks.ts';
import { type Color, color } from '../components/palette.ts';
import { radius, space, text } from '../components/scale.ts';

export const projects = styleVariants({
  carousel: {
    display: 'grid',
    gap: 'clamp(20px, 3vw, 40px)',
    '@media': { '(width > 640px)': { gridTemplateColumns: '2fr 3fr' } },
  },
  grid: [card, { overflow: 'hidden', padding: 0, gap: 0 }],
});

export const group = grids[3];

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  minBlockSize: '120px',
  color: color('night'),
});
globalStyle(`${projects.carousel} > ${picture}`, { borderRadius: radius.icon });

export const backgrounds = styleVariants(
  { sun: 0, protea: 0, lagoon: 0, dusk: 0, clay: 0 } satisfies Partial<Record<Color, number>>,
  (_, name) => ({ backgroundColor: color(name) }),
);

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '72px',
  blockSize: '72px',
  borderRadius: '20px',
  backgroundColor: color('on-night'),
});

export const words = style({ display: 'grid', alignContent: 'start', gap: space[12] });
globalStyle(`${projects.grid} > ${words}`, { padding: space[24] });

export const team = style({ display: 'grid', gap: space[8] });
globalStyle(`${team} li`, {
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  fontSize: text.small,
  lineHeight: 1.3,
});

export const initials = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '32px',
  blockSize: '32px',
  borderRadius: '50%',
  backgroundColor: color('night'),
  color: color('on-night'),
  fontSize: '.75rem',
  fontWeight: 700,
});

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
globalStyle(`${tags} li`, {
  padding: `1px ${space[12]}`,
  ...pillLook,
});
