import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { words as beside, dark, head } from '../components/band.css.ts';
import { beforeDawn, color, faint, labelOnHill, orbOnSun, orbs, paper } from '../style/palette.ts';
import { rhythm, space, text, upTo } from '../style/scale.ts';
import { horizon } from '../style/sizes.ts';

export const band = style({
  overflow: 'clip',
  paddingBlockEnd: 0,
  '@media': { print: { paddingBlockEnd: space[24] } },
});
globalStyle(`${band}[data-dark]`, { background: beforeDawn });
/** The last sun stands at the end of the row, so a button is beside the heading. */
globalStyle(`${band} ${head}`, { justifyContent: 'start', alignItems: 'center' });
globalStyle(`${band} ${head} > h2`, { flex: '0 1 auto' });
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
  hill: [
    land,
    {
      vars: {
        ...dark.vars,
        '--land': 'light-dark(var(--hill), var(--dark))',
        '--when': labelOnHill,
      },
    },
  ],
  sun: [land, { vars: { '--land': paper.sun, '--when': token('color-ink') } }],
});

export const looks = styleVariants({
  pages: {
    vars: { '--rise': horizon.pages, '--curve': horizon.curve },
    // A list that scrolls has to have room for a sun above its page.
    '@media': {
      [upTo.tablet]: { vars: { '--rise': horizon.pagesOnPhones, '--above': space[8] } },
    },
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

/** What is inside a sun stands on the line, whatever part of the sun has risen over it. */
const sun = style({
  position: 'absolute',
  insetBlockEnd: 0,
  inlineSize: `min(64% + 24% * var(--grown), ${horizon.sun})`,
  padding: `0 9% ${space[12]}`,
  color: color('on-sun'),
  textAlign: 'center',
  // Seen one at a time, they are of nearly one size.
  '@media': {
    [upTo.tablet]: {
      inlineSize: `min(72% + 4% * var(--grown), ${horizon.sun})`,
      '::before': { translate: '0 calc(28% - 3% * var(--grown))' },
    },
    print: { all: 'unset', '::before': { display: 'none' } },
  },
  // By day a sun, in the dark theme a moon.
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    insetInline: 0,
    insetBlockEnd: 0,
    aspectRatio: '1',
    borderRadius: '50%',
    backgroundColor: 'var(--orb)',
    translate: '0 calc(38% - 26% * var(--grown))',
  },
});
export const suns = styleVariants(orbs, (value) => [sun, { vars: { '--orb': value } }]);
globalStyle(suns.protea, { color: color('on-night') });
globalStyle(`${lands.sun} ${suns.sun}`, { vars: { '--orb': orbOnSun } });

/** Behind the upper corner of its page. */
globalStyle(`${looks.pages} ${sun}`, {
  insetInlineEnd: `calc(-1 * ${space[24]})`,
  insetBlockEnd: space[72],
  overflow: 'hidden',
  inlineSize: `calc((${horizon.first} + ${horizon.more} * var(--grown)) * var(--share))`,
  aspectRatio: '1',
  borderRadius: '50%',
  '@media': {
    [upTo.tablet]: {
      insetBlockEnd: space[48],
      inlineSize: `calc(${horizon.first} + ${horizon.first} * var(--grown))`,
    },
    print: { display: 'none' },
  },
});
globalStyle(`${looks.pages} ${sun}::before`, { translate: 'none' });
/** The dark side of a moon. */
globalStyle(`${looks.pages} ${sun}::after`, {
  '@media': {
    '(prefers-color-scheme: dark)': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: '50%',
      backgroundColor: 'var(--b)',
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
  gap: space[8],
  maxInlineSize: horizon.page,
  blockSize: 'calc(76% + 22% * var(--grown))',
  marginInlineEnd: space[24],
  marginBlockEnd: `calc(-1 * ${space[32]})`,
  lineHeight: 1.35,
  '@media': {
    [upTo.tablet]: { blockSize: 'calc(107% + 5% * var(--grown))' },
    print: { blockSize: 'auto', marginBlockEnd: 0 },
  },
});
globalStyle(`${page} > p + p`, {
  paddingBlockStart: space[8],
  borderBlockStart: `2px dotted ${faint}`,
});

export const label = style({ display: 'block', fontSize: text.small });
export const title = style({
  fontFamily: 'var(--hire-font-heading)',
  fontSize: text.h3,
  lineHeight: 1.12,
  letterSpacing: '-.02em',
});

/** A title of one word. */
export const word = style([title, { fontSize: text.indexFew }]);

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
