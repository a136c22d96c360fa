import { globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { words as beside, dark, head } from '../components/band.css.ts';
import { globalStyleOn, headingFont, stack } from '../style/layout.ts';
import { shapeLook } from '../style/looks.ts';
import {
  beforeDawn,
  color,
  darkOfMoon,
  faint,
  labelOnHill,
  orbOnSun,
  orbs,
  paper,
} from '../style/palette.ts';
import { above, rhythm, space, text, upTo } from '../style/scale.ts';
import { horizon } from '../style/sizes.ts';

const wide = (selector: string, rule: StyleRule) => globalStyleOn(above.tablet, selector, rule);

export const band = style({
  overflow: 'clip',
  paddingBlockEnd: 0,
  '@media': { print: { paddingBlockEnd: space[24] } },
});
globalStyle(`${band}[data-dark]`, { background: beforeDawn });
/** The last sun rises at the end of this row, so its words and its button are at the start. */
globalStyle(`${band} ${head} > h2`, { flex: '0 1 auto' });
globalStyle(`${band} ${beside}`, { flex: '1 1 auto', maxInlineSize: 'none' });
globalStyle(`${band} ${beside}:not(:has(> a))`, {
  flexBasis: '100%',
  flexDirection: 'column',
  alignItems: 'start',
});

/** Over it the steps rise; it reaches the edges of the window. On phones, it is behind suns without pages. */
const land = style({
  position: 'relative',
  color: token('color-ink'),
  '::before': {
    ...shapeLook,
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

/** On phones, the pages are swiped. */
export const pages = style({
  vars: { '--curve': horizon.curve, '--rise': horizon.pages, '--each': horizon.page },
  '@media': {
    [upTo.phone]: { vars: { '--rise': horizon.pagesOnPhones, '--small': '.7' } },
    print: { vars: { '--rise': `minmax(${horizon.pages}, auto)` } },
  },
});

export const steps = style({
  '@media': {
    [above.phone]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      columnGap: rhythm.columns,
    },
  },
});

const step = style({ display: 'grid', gridTemplateRows: 'var(--rise) auto' });
export const steppedTo = styleVariants(orbs, (value) => [step, { vars: { '--orb': value } }]);
globalStyle(`${lands.sun} ${steppedTo.sun}`, { vars: { '--orb': orbOnSun } });

export const up = style({ position: 'relative', display: 'flex', alignItems: 'end' });

/** By day a sun, in the dark theme a moon. */
export const sun = style({
  position: 'absolute',
  insetBlockEnd: 0,
  aspectRatio: '1',
  borderRadius: '50%',
  backgroundColor: 'var(--orb)',
});
/** Behind the upper corner of its page. */
globalStyle(`${pages} ${sun}`, {
  vars: {
    '--size': `calc((${horizon.first} + ${horizon.more} * var(--grown)) * var(--share) * var(--small, 1))`,
  },
  insetInlineEnd: `calc(-1 * ${space[24]})`,
  insetBlockEnd: space[72],
  overflow: 'hidden',
  inlineSize: 'var(--size)',
});
/**
 * On phones each sun rises above its own page: in the gap between two pages it would look like a stain. The
 * page hides a third of it, or more where a tall page leaves no room.
 */
globalStyleOn(upTo.phone, `${pages} ${up}`, {
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  marginBlockStart: `-${space[12]}`,
});
globalStyleOn(upTo.phone, `${pages} ${sun}`, {
  position: 'relative',
  inset: 'auto',
  placeSelf: 'safe end end',
  // Round in browsers without `safe` as well: they would stretch it.
  blockSize: 'var(--size)',
  marginInlineEnd: space[72],
  marginBlockEnd: 'calc(var(--size) * -.35)',
});
/** The dark side of a moon. */
globalStyleOn('(prefers-color-scheme: dark)', `${pages} ${sun}::after`, {
  ...shapeLook,
  inset: 0,
  borderRadius: '50%',
  backgroundColor: darkOfMoon,
  translate: 'calc(-22% - 80% * var(--grown))',
});

/** A sheet of paper behind the hill, which covers the sheet's lower end. */
export const page = style({
  flex: '1',
  ...stack(space[8]),
  alignContent: 'start',
  maxInlineSize: horizon.page,
  blockSize: 'calc(84% + 14% * var(--grown))',
  marginInlineEnd: space[24],
  marginBlockEnd: `calc(-1 * ${space[32]})`,
  lineHeight: 1.35,
  '@media': {
    [upTo.phone]: { blockSize: 'auto', paddingBlockEnd: space[48] },
    // On paper there is no hill, and columns are narrower.
    print: { blockSize: 'auto', marginBlockEnd: space[16] },
  },
});
globalStyle(`${page} > p + p`, {
  paddingBlockStart: space[8],
  borderBlockStart: `2px dotted ${faint}`,
});
globalStyleOn(upTo.phone, `${page} > p + p`, { marginBlockStart: `calc(-1 * ${space[4]})` });

export const label = style({ display: 'block', marginBlockEnd: space[4], fontSize: text.small });
export const title = style([headingFont(text.h3), { display: 'block' }]);

/** A title of one word. */
export const word = style([title, { fontSize: text.indexFew }]);

export const words = style({
  position: 'relative',
  zIndex: 2,
  ...stack(space[4]),
  alignContent: 'start',
  paddingBlock: `${space[24]} ${rhythm.band}`,
});
globalStyle(`${pages} ${words}`, { paddingBlockStart: rhythm.band });

export const when = style({ color: 'var(--when)', fontWeight: 700 });

/** Suns without pages before them: each has the label of its moment inside. */
export const suns = style({ '@media': { [above.tablet]: { vars: { '--rise': horizon.suns } } } });

wide(`${suns} ${sun}`, { inlineSize: horizon.sun, translate: '0 calc(38% - 26% * var(--grown))' });
/** In the sun, which it rises with. */
wide(`${suns} ${when}`, {
  position: 'absolute',
  insetBlockEnd: `calc(100% + ${space[12]} + ${space[32]} * var(--grown))`,
  inlineSize: horizon.sun,
  paddingInline: space[12],
  color: color('on-sun'),
  ...headingFont(text.h3),
  textAlign: 'center',
});
wide(`${suns} ${steppedTo.protea} ${when}`, { color: color('on-night') });

/** On phones each step is beside its sun, half of which is beyond the edge of the window. */
const narrow = (child: string, rule: StyleRule) =>
  globalStyleOn(upTo.tablet, `${suns} ${child}`, rule);
narrow(steps, {
  position: 'relative',
  zIndex: 2,
  display: 'grid',
  gridAutoFlow: 'row',
  gap: space[16],
  paddingBlock: rhythm.over,
});
narrow(`${steps} > li`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[16],
});
narrow(up, { alignItems: 'center', inlineSize: horizon.beside });
narrow(sun, {
  position: 'static',
  flex: 'none',
  inlineSize: horizon.sunOnPhones,
  marginInlineStart: `calc(-1 * ${rhythm.edge})`,
  translate: '-50%',
});
/** Large text is below its sun. */
narrow(words, { flex: '1 1 11rem', paddingBlock: 0 });
