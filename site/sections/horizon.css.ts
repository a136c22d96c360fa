import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { words as beside, dark } from '../components/band.css.ts';
import { color, faint, labelOnHill, orbs, paper } from '../style/palette.ts';
import { rhythm, space, text, upTo } from '../style/scale.ts';
import { horizon } from '../style/sizes.ts';

export const band = style({
  overflow: 'clip',
  paddingBlockEnd: 0,
  '@media': { print: { paddingBlockEnd: space[24] } },
});
/** Without a button, a note stands below the heading, not over the last sun. */
globalStyle(`${band} h2 + ${beside}:last-child`, { flexBasis: '100%' });

/** Over it the steps rise; it reaches the edges of the window. */
const land = style({
  position: 'relative',
  color: token('color-ink'),
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: 1,
    insetBlock: 'calc(var(--rise) + var(--above, 0px)) 0',
    insetInline: 'calc(50% - 58vw)',
    borderRadius: 'var(--curve, 0)',
    backgroundColor: 'var(--land)',
  },
});

export const lands = styleVariants({
  hill: [land, { vars: { ...dark.vars, '--land': 'var(--hill)', '--when': labelOnHill } }],
  night: [land, { vars: { ...dark.vars, '--land': color('night'), '--when': labelOnHill } }],
  sun: [land, { vars: { '--land': paper.sun, '--when': token('color-ink') } }],
});

export const looks = styleVariants({
  pages: {
    vars: { '--rise': horizon.pages, '--curve': horizon.curve },
    // A list that scrolls has to have room for a sun above its page.
    '@media': { [upTo.tablet]: { vars: { '--above': space[24] } } },
  },
  suns: {
    vars: { '--rise': horizon.suns },
    '@media': { [upTo.tablet]: { vars: { '--rise': horizon.alone } } },
  },
});

export const steps = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: rhythm.columns,
  paddingBlockStart: 'var(--above, 0px)',
  '@media': {
    [`screen and ${upTo.tablet}`]: {
      gridAutoColumns: `min(78%, ${horizon.page})`,
      columnGap: space[24],
      marginInline: `calc(-1 * ${rhythm.edge})`,
      paddingInline: rhythm.edge,
      overflow: 'auto clip',
      scrollSnapType: 'x mandatory',
      scrollPaddingInline: rhythm.edge,
      scrollbarWidth: 'none',
    },
    print: { gridAutoFlow: 'row', gridAutoColumns: 'auto', rowGap: space[24] },
  },
});

export const step = style({
  display: 'grid',
  gridTemplateRows: 'var(--rise) auto',
  '@media': { print: { gridTemplate: 'auto / 2fr 3fr', columnGap: space[24] } },
  scrollSnapAlign: 'start',
});

export const up = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'end',
  '@media': { print: { alignItems: 'start' } },
});

/** By day a sun, in the dark theme a moon. */
const sun = style({
  position: 'absolute',
  insetBlockEnd: 0,
  inlineSize: `min(64% + 24% * var(--grown), ${horizon.sun})`,
  aspectRatio: '1',
  display: 'grid',
  alignContent: 'end',
  // What is below the line: the sun is lowered by a share of its own size.
  paddingBlockEnd: `calc(24.5% - 14% * var(--grown) + ${space[12]})`,
  paddingInline: '9%',
  borderRadius: '50%',
  translate: '0 calc(38% - 26% * var(--grown))',
  color: color('on-sun'),
  textAlign: 'center',
  '@media': {
    // Seen one at a time, they are of nearly one size.
    [upTo.tablet]: {
      inlineSize: `min(72% + 4% * var(--grown), ${horizon.sun})`,
      paddingBlockEnd: `calc(20% - 9% * var(--grown) + ${space[12]})`,
      translate: '0 calc(28% - 13% * var(--grown))',
    },
    print: { all: 'unset' },
  },
});
export const suns = styleVariants(orbs, (value) => [sun, { backgroundColor: value }]);
globalStyle(suns.protea, { color: color('on-night') });

/** Behind the upper corner of its page. */
globalStyle(`${looks.pages} ${sun}`, {
  insetInlineEnd: `calc(-1 * ${space[24]})`,
  insetBlockEnd: space[72],
  overflow: 'hidden',
  inlineSize: `calc((${horizon.first} + ${horizon.more} * var(--grown)) * var(--share))`,
  translate: 'none',
  '@media': {
    [upTo.tablet]: { inlineSize: `calc(${horizon.first} + ${horizon.first} * var(--grown))` },
    print: { display: 'none' },
  },
});
/** The dark side of a moon. */
globalStyle(`${looks.pages} ${sun}::after`, {
  '@media': {
    '(prefers-color-scheme: dark)': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: '50%',
      backgroundColor: color('night-glow'),
      translate: 'calc(-22% - 80% * var(--grown))',
    },
  },
});

export const inside = style({
  fontFamily: 'var(--hire-font-heading)',
  fontSize: `min(${text.lead}, 24px)`,
  fontWeight: 700,
  lineHeight: 1.1,
  textWrap: 'balance',
  letterSpacing: '-.02em',
});

/** A sheet of paper behind the hill, which covers the sheet's lower end. */
export const page = style({
  flex: '1',
  display: 'grid',
  alignContent: 'start',
  gap: space[12],
  maxInlineSize: horizon.page,
  blockSize: 'calc(76% + 22% * var(--grown))',
  marginInlineEnd: space[24],
  marginBlockEnd: `calc(-1 * ${space[32]})`,
  lineHeight: 1.35,
  '@media': {
    [upTo.tablet]: { blockSize: 'calc(92% + 6% * var(--grown))' },
    print: { blockSize: 'auto', marginBlockEnd: 0 },
  },
});
globalStyle(`${page} > p + p`, {
  paddingBlockStart: space[12],
  borderBlockStart: `2px dotted ${faint}`,
});

export const label = style({ display: 'block', fontSize: text.small });
export const title = style({
  fontFamily: 'var(--hire-font-heading)',
  fontSize: text.h3,
  lineHeight: 1.12,
  letterSpacing: '-.02em',
});

export const words = style({
  position: 'relative',
  zIndex: 2,
  display: 'grid',
  alignContent: 'start',
  gap: space[8],
  paddingBlock: `${space[24]} ${rhythm.band}`,
});
globalStyle(`${looks.pages} ${words}`, { paddingBlockStart: rhythm.band });
globalStyle(`${land} ${words}`, { '@media': { print: { padding: 0 } } });

export const when = style({ color: 'var(--when)', fontWeight: 700 });
