import { globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { words as beside, dark, head } from '../components/band.css.ts';
import {
  beforeDawn,
  darkOfMoon,
  faint,
  labelOnHill,
  orbOnSun,
  orbs,
  paper,
} from '../style/palette.ts';
import { above, rhythm, space, text, upTo } from '../style/scale.ts';
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

/** Over it the steps rise; it reaches the edges of the window. On phones, it is behind all of them. */
const land = style({
  position: 'relative',
  color: token('color-ink'),
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: 1,
    insetBlock: 'var(--rise, 0) 0',
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

export const pages = style({
  vars: { '--curve': horizon.curve },
  '@media': { [above.tablet]: { vars: { '--rise': horizon.pages } } },
});

export const steps = style({
  display: 'grid',
  gap: space[16],
  '@media': {
    [above.tablet]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      columnGap: rhythm.columns,
    },
    [upTo.tablet]: { position: 'relative', zIndex: 2, paddingBlock: rhythm.over },
  },
});

const step = style({
  display: 'grid',
  '@media': {
    [above.tablet]: { gridTemplateRows: 'var(--rise) auto' },
    [upTo.tablet]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: space[16],
    },
  },
});
export const steppedTo = styleVariants(orbs, (value) => [step, { vars: { '--orb': value } }]);
globalStyle(`${lands.sun} ${steppedTo.sun}`, { vars: { '--orb': orbOnSun } });

export const up = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'end',
  '@media': { [upTo.tablet]: { alignItems: 'center', inlineSize: horizon.beside } },
});

/** By day a sun, in the dark theme a moon. */
export const sun = style({
  aspectRatio: '1',
  borderRadius: '50%',
  backgroundColor: 'var(--orb)',
  '@media': {
    [above.tablet]: { position: 'absolute', insetBlockEnd: 0 },
    // Half of it is beyond the edge of the window.
    [upTo.tablet]: {
      flex: 'none',
      inlineSize: horizon.sunOnPhones,
      marginInlineStart: `calc(-1 * ${rhythm.edge})`,
      translate: '-50%',
    },
  },
});
const wide = (selector: string, rule: StyleRule) =>
  globalStyle(selector, { '@media': { [above.tablet]: rule } });
/** Behind the upper corner of its page. */
wide(`${pages} ${sun}`, {
  insetInlineEnd: `calc(-1 * ${space[24]})`,
  insetBlockEnd: space[72],
  overflow: 'hidden',
  inlineSize: `calc((${horizon.first} + ${horizon.more} * var(--grown)) * var(--share))`,
});
/** The dark side of a moon. */
globalStyle(`${pages} ${sun}::after`, {
  '@media': {
    [`${above.tablet} and (prefers-color-scheme: dark)`]: {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: '50%',
      backgroundColor: darkOfMoon,
      translate: 'calc(-22% - 80% * var(--grown))',
    },
  },
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
  '@media': { [upTo.tablet]: { display: 'none' } },
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
  gap: space[4],
  // Large text is below its sun.
  flex: '1 1 11rem',
  '@media': { [above.tablet]: { paddingBlock: `${space[24]} ${rhythm.band}` } },
});
wide(`${pages} ${words}`, { paddingBlockStart: rhythm.band });

export const when = style({ color: 'var(--when)', fontWeight: 700 });
