import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { grids } from '../style/columns.css.ts';
import { card } from '../style/grid.css.ts';
import { pillLook } from '../style/looks.ts';
import { type Color, color } from '../style/palette.ts';
import { radius, space, text } from '../style/scale.ts';

export const projects = styleVariants({
  carousel: {
    display: 'grid',
    gap: 'clamp(20px, 3vw, 40px)',
    '@media': { '(width > 640px)': { gridTemplateColumns: '2fr 3fr' } },
  },
  grid: [card, { overflow: 'hidden', padding: 0, gap: 0 }],
});

export const group = grids[3];

/** On a color of the project's own: how both sides know that it is finished. */
export const goal = style({
  display: 'grid',
  alignContent: 'space-between',
  inlineSize: '100%',
  padding: space[24],
  border: '1px solid transparent',
  color: color('night'),
});
globalStyle(`${projects.carousel} > ${goal}`, { borderRadius: radius.icon });

globalStyle(`${projects.grid} > ${goal}`, {
  '@media': { '(width > 860px)': { minBlockSize: '188px' } },
});

export const when = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  marginBlockEnd: space[12],
});

export const done = style({
  fontFamily: 'var(--hire-font-heading)',
  fontSize: 'clamp(1.3125rem, 1.1rem + .8vw, 1.75rem)',
  fontWeight: 700,
  letterSpacing: '-.02em',
  lineHeight: 1.15,
  textWrap: 'balance',
});

export const backgrounds = styleVariants(
  { sun: 0, lagoon: 0, dusk: 0, clay: 0 } satisfies Partial<Record<Color, number>>,
  (_, name) => ({ backgroundColor: color(name) }),
);

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
