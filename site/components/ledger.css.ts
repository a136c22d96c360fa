import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { cream, faint, shade } from '../style/palette.ts';
import { above, rhythm, space, text } from '../style/scale.ts';
import { tear } from '../style/sizes.ts';

/** Masks of a torn edge: `along` is for the upper or lower edge, `beside` for the left or right one. */
const along = (end: string) =>
  `radial-gradient(circle ${tear.depth} at 50% ${end}, transparent 95%, black) 0 0 / ${tear.every} 100% round`;
const beside = (end: string) =>
  `radial-gradient(circle ${tear.depth} at ${end} 50%, transparent 95%, black) 0 0 / 100% ${tear.every} round`;

/** Slightly turned. The shadow is not of the papers, whose torn edges would cut it off. */
export const root = style({
  position: 'relative',
  zIndex: 1,
  filter: `drop-shadow(0 14px 14px ${shade})`,
  lineHeight: 1.35,
  rotate: '-1.6deg',
});

/** White paper by day, and in the dark theme as under a lamp. */
export const underLamp = style({
  colorScheme: 'light',
  '@media': { '(prefers-color-scheme: dark)': { backgroundColor: cream } },
});

export const slip = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[16],
  boxShadow: 'none',
  selectors: { '&:not(:last-child)': { mask: along('100%') } },
});

export const title = style({ fontSize: text.h3 });

export const rows = style({ display: 'grid', gap: space[8] });
globalStyle(`${rows} > li`, { display: 'flex', alignItems: 'baseline', gap: space[8] });
/** A dotted line from the words to the amount. */
globalStyle(`${rows} > li > span`, {
  flex: 1,
  display: 'flex',
  alignItems: 'baseline',
  gap: space[8],
});
globalStyle(`${rows} > li > span::before`, {
  content: '',
  flex: 1,
  minInlineSize: space[24],
  borderBlockEnd: `2px dotted ${faint}`,
});

export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
  paddingBlockStart: space[12],
  borderBlockStart: '3px solid currentColor',
  fontFamily: 'var(--hire-font-heading)',
  fontSize: text.h3,
  fontWeight: 700,
  letterSpacing: '-.02em',
  lineHeight: 1.12,
});

/** Torn off. */
export const stub = style({
  display: 'grid',
  gap: space[4],
  marginInline: '-12px 12px',
  boxShadow: 'none',
  mask: along('0'),
  translate: '0 8px',
  vars: { '--r': '3.4deg' },
});

export const links = style({ color: token('color-ink-soft'), fontSize: text.small });
globalStyle(`${links} > a`, { display: 'inline-block', marginInlineEnd: space[8] });

/** A strip that is torn off at its end. */
export const strip = style([
  root,
  {
    rotate: '-.6deg',
    '@media': { [above.tablet]: { display: 'flex', alignItems: 'stretch' } },
  },
]);
globalStyle(`${strip} > ${slip}`, {
  flex: 1,
  '@media': {
    [above.tablet]: {
      gridTemplateColumns: '4fr 4fr 5fr',
      alignItems: 'start',
      gap: `${space[8]} ${rhythm.columns}`,
    },
  },
});
globalStyle(`${strip} > ${slip}:not(:last-child)`, {
  '@media': { [above.tablet]: { mask: beside('100%') } },
});
globalStyle(`${strip} > ${stub}`, {
  '@media': {
    [above.tablet]: { flex: '0 0 13rem', marginInline: 0, translate: '8px', mask: beside('0') },
  },
});
/** Three columns: what it is, the lines, and the rest. */
const column = (child: string, gridArea: string) =>
  globalStyle(`${strip} > ${slip} > ${child}`, { '@media': { [above.tablet]: { gridArea } } });
column(':first-child', '1 / 1 / span 3');
column(`${rows}`, '1 / 2 / span 3');
column(':nth-child(n + 3)', 'auto / 3');
globalStyle(`${strip} ${total}`, {
  '@media': { [above.tablet]: { paddingBlockStart: 0, borderBlockStart: 0 } },
});
