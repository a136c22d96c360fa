import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { head } from '../components/band.css.ts';
import { words } from '../components/opening.css.ts';
import {
  box,
  cluster,
  columnsOf,
  edged,
  fill,
  font,
  globalStyleOn,
  headingFont,
  inline,
  stack,
} from '../style/layout.ts';
import { behindLook, circle, printed, softLook, telling } from '../style/looks.ts';
import {
  beforeDawn,
  color,
  dawnStrips,
  faint,
  orbs,
  paper,
  shade,
  softOnNight,
  unlit,
} from '../style/palette.ts';
import { above, drawnOn, radius, rhythm, space, text, upTo } from '../style/scale.ts';
import { poster as posterSize, turns as size } from '../style/sizes.ts';
import { swipe } from '../style/swipe.css.ts';
import { lampLook, litLook, onNightGround } from '../style/theme.css.ts';

const wide = above.bar;
const sun = {
  ...behindLook,
  ...circle(`${2 * size.radius}px`),
  backgroundColor: orbs.sun,
  boxShadow: size.rings,
} as const;

export const opening = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  paddingBlock: `${rhythm.band} ${rhythm.over}`,
  background: beforeDawn,
  color: token('color-ink'),
  vars: onNightGround,
  '@media': {
    [upTo.bar]: { paddingBlockEnd: size.belowList },
    [drawnOn(upTo.bar)]: {
      '::after': {
        ...sun,
        inlineSize: '120vw',
        insetBlockStart: `calc(100% - ${space[112]})`,
        insetInlineEnd: '-40vw',
      },
    },
  },
});
globalStyle(`${opening} ${words}`, { gap: space[16] });
globalStyle(`${opening} h1`, { maxInlineSize: '12em' });

export const sample = style({
  display: 'block',
  marginBlockStart: space[8],
  color: softOnNight,
  fontSize: text.small,
});

/** The sun rises at the end of the list. Each line ends on it. */
export const turns = style({
  position: 'relative',
  zIndex: 0,
  ...stack(space[16]),
  marginBlockStart: rhythm.head,
  '@media': {
    [wide]: { gap: 0 },
    [drawnOn(wide)]: {
      '::before': {
        ...sun,
        insetBlockStart: `${size.center - size.radius}px`,
        insetInlineEnd: `${-size.radius - size.beyond}px`,
      },
    },
  },
});
export const turn = style({
  '@media': {
    [wide]: {
      ...columnsOf(`minmax(0, 1fr) calc(var(--chord) - ${size.beyond}px - ${space[32]})`),
      columnGap: space[112],
      alignItems: 'center',
      minBlockSize: `${size.row}px`,
    },
    [upTo.bar]: {
      overflow: 'clip',
      borderRadius: radius.icon,
      ...edged,
      backgroundColor: dawnStrips[4],
    },
  },
});

export const who = style({ display: 'block', color: color('sun'), fontWeight: 650 });
/** The client and its industry are on one line where there is room. */
export const named = style({
  '@media': { [upTo.bar]: cluster(`0 ${space[16]}`, 'baseline') },
});
export const before = style({
  color: softOnNight,
  lineHeight: 1.35,
  '@media': {
    [wide]: {
      justifySelf: 'end',
      maxInlineSize: '24em',
      paddingInlineEnd: space[24],
      textAlign: 'end',
      textWrap: 'balance',
    },
  },
});
globalStyleOn(upTo.bar, before, { padding: `${space[12]} ${space[16]} ${space[16]}` });
/** Where the sun's edge is the flattest. */
globalStyleOn(wide, `${turn}:first-child > ${before}`, { paddingInlineEnd: space[48] });
export const after = style({
  ...headingFont(text.sheet),
  color: color('sun'),
  textDecorationThickness: '2px',
  ':hover': { textDecorationThickness: '4px' },
  '@media': {
    [wide]: { color: color('night'), textDecorationColor: 'transparent' },
    // The sun rises under each night.
    [upTo.bar]: {
      display: 'block',
      padding: `${space[12]} ${space[16]}`,
      borderBlockStart: `${space[4]} solid ${dawnStrips[1]}`,
      borderRadius: '50% 50% 0 0 / 12px 12px 0 0',
      ...printed(color('sun')),
      color: color('night'),
    },
  },
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
});
globalStyleOn(wide, `${turns} ${after}:focus-visible`, { outlineColor: color('night') });

export const actions = style({ marginBlockStart: space[32] });
/** The night's edge, between what is needed and what is planned. */
export const cases = style({
  overflow: 'clip',
  paddingBlockEnd: 0,
  // In the dark theme the morning is a dawn, lighter than the night beside it.
  '@media': { '(prefers-color-scheme: dark)': { vars: { '--a': paper.dusk, '--b': paper.clay } } },
});
export const intro = style({ position: 'relative', zIndex: 1 });
globalStyle(`${intro} ${head}`, { marginBlockEnd: space[12] });
globalStyleOn(wide, `${intro} h2`, { color: color('on-night') });
globalStyleOn(wide, `${intro} ${head} > div`, { maxInlineSize: '38%' });

export const sides = style({
  position: 'relative',
  '@media': { [wide]: { paddingBlockEnd: '160px' } },
});
export const edge = style({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  ...box('100%'),
  overflow: 'visible',
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
  '@media': { [upTo.bar]: { display: 'none' } },
});
for (const [index, fill] of dawnStrips.entries())
  globalStyle(`${edge} > :nth-child(${index + 1})`, { fill });

/** In small windows each case is a card. On phones the cards are swiped. */
export const list = style([
  swipe,
  {
    vars: { '--each': '340px' },
    '@media': { [upTo.bar]: { ...stack(space[16]), paddingBlockEnd: space[48] } },
  },
]);

export const item = style({
  // Almost as tall as a sheet of paper.
  breakInside: 'auto',
  scrollMarginBlockStart: space[32],
  '@media': {
    [wide]: {
      ...columnsOf('calc(44% - var(--at) * 2.1%) minmax(0, 1fr)'),
      columnGap: '16%',
      alignItems: 'center',
      paddingBlock: space[24],
    },
    [upTo.bar]: {
      display: 'grid',
      gridTemplateRows: 'auto 1fr',
      overflow: 'clip',
      borderRadius: radius.card,
      ...edged,
      backgroundColor: paper.sand,
      boxShadow: `0 20px 34px -22px ${shade}`,
    },
  },
});

const side = {
  ...stack(space[8]),
  alignContent: 'center',
  minInlineSize: 0,
} as const;
export const night = style({
  ...side,
  color: token('color-ink'),
  vars: onNightGround,
  '@media': {
    // From the first to the last line of the morning beside it.
    [wide]: {
      gridTemplateRows: 'auto auto 1fr auto',
      rowGap: space[12],
      alignSelf: 'stretch',
      alignItems: 'center',
    },
    [upTo.bar]: {
      padding: rhythm.sheet,
      borderRadius: '0 0 60% 0 / 0 0 32px 0',
      backgroundColor: dawnStrips[4],
    },
  },
});
export const morning = style({
  ...side,
  position: 'relative',
  '@media': { [wide]: { rowGap: space[12] }, [upTo.bar]: { padding: rhythm.sheet } },
});

export const client = style(headingFont(text.sheet));
export const needs = style({ ...font(text.body, 1.3), fontWeight: 600 });
export const count = style({ ...softLook, marginInlineStart: space[12], fontWeight: 400 });
/** Three parts: the people, the kind of work, and who runs it. */
export const scope = style({
  ...columnsOf('repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))', `${space[8]} ${space[16]}`),
  lineHeight: 1.3,
  fontWeight: 600,
  '@media': { [upTo.phone]: { ...columnsOf('1fr', space[4]), fontSize: text.small } },
});
globalStyleOn(above.phone, `${scope} > span`, {
  paddingBlockStart: space[8],
  borderBlockStart: `3px solid ${color('sun')}`,
});
globalStyleOn(wide, client, { fontSize: text.h2 });
globalStyleOn(wide, needs, { fontSize: text.h3 });
export const label = style({ margin: 0, ...softLook, fontWeight: 600 });
export const result = style({
  ...headingFont(text.sheet),
  // Across the card.
  '@media': {
    [upTo.bar]: {
      marginInline: `calc(-1 * ${rhythm.sheet})`,
      padding: `${space[12]} ${rhythm.sheet}`,
      fontSize: text.h3,
      ...printed(color('sun')),
      color: color('on-sun'),
    },
  },
});

/** The plan is folded in small windows, and in browsers without `::details-content` in all windows. */
export const fold = style(inline(space[8]));
const unfolded = (selector: string, rule: StyleRule) =>
  globalStyle(selector, {
    '@media': { [wide]: { '@supports': { 'selector(::details-content)': rule } } },
  });
unfolded(`${morning} ::details-content`, { contentVisibility: 'visible', blockSize: 'auto' });
unfolded(fold, { visibility: 'hidden' });
unfolded(`${fold} > h4`, { visibility: 'visible' });

/** A sun that is a little higher with each step. */
export const plan = style({ ...stack(space[4]), marginBlockStart: space[4] });
globalStyle(`${plan} > li`, {
  display: 'flex',
  gap: space[12],
  lineHeight: 1.3,
  vars: { '--orb': color('protea') },
  '@media': { '(prefers-color-scheme: dark)': { vars: { '--orb': color('sun') } } },
});
globalStyle(`${plan} > li::before`, {
  content: '',
  flex: 'none',
  ...box('18px'),
  marginBlockStart: '3px',
  border: '2px solid var(--orb)',
  borderRadius: '50%',
  ...telling('linear-gradient(var(--orb) 0 0) 0 100% / 100% var(--full, 100%) no-repeat'),
});
globalStyle(`${plan} > :nth-child(1)`, { vars: { '--full': '28%' } });
globalStyle(`${plan} > :nth-child(2)`, { vars: { '--full': '62%' } });

const sheet = {
  padding: `${space[12]} ${space[24]}`,
  borderRadius: radius.icon,
  ...edged,
  ...lampLook,
  boxShadow: `0 20px 34px -22px ${shade}`,
} as const;

/** At night rows of notes, in the morning a sheet. */
export const rows = style({});
globalStyle(`${rows} > div`, {
  ...cluster(`0 ${space[12]}`, 'baseline'),
  paddingBlock: '6px',
  lineHeight: 1.3,
});
globalStyle(`${rows} > div + div`, { borderBlockStart: `2px dotted ${faint}` });
globalStyle(`${night} ${rows} > div + div`, { borderColor: token('color-line') });
globalStyle(`${rows} dt`, {
  flex: '0 0 7.5rem',
  ...softLook,
  '@media': { [upTo.phone]: { flexBasis: 'auto' } },
});
globalStyle(`${rows} dd`, { margin: 0, fontWeight: 600 });
globalStyle(`${morning} > ${rows}`, sheet);
globalStyle(`${morning} > ${rows} dd:nth-of-type(1)`, {
  ...headingFont(text.lead),
  flex: '1 1 11rem',
  // Below its label and its tag.
  '@media': { [upTo.phone]: { order: 1, flexBasis: '100%' } },
});
export const tag = style({
  paddingInline: space[12],
  borderRadius: radius.pill,
  backgroundColor: paper.sun,
  fontSize: text.small,
});

export const dashboard = style({ ...sheet, fontSize: text.small });
export const figures = style(
  columnsOf('repeat(auto-fill, minmax(5.4em, 1fr))', `${space[8]} ${space[16]}`),
);
globalStyle(`${figures} dd`, { ...headingFont(text.index), margin: 0 });
export const chart = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  alignItems: 'end',
  justifyItems: 'center',
  blockSize: '54px',
  marginBlock: space[8],
  borderBlockEnd: '3px solid',
});
globalStyle(`${chart} > i`, {
  ...box('min(34px, 80%)', 'calc(var(--value) * 20px + 4px)'),
  borderRadius: `${radius.card} ${radius.card} 0 0`,
  ...telling(color('sun')),
});

export const message = style({
  ...stack(space[8]),
  padding: `${space[12]} ${space[24]}`,
  border: `2px solid ${token('color-line')}`,
  borderRadius: `${radius.card} ${radius.card} ${radius.card} 4px`,
  fontStyle: 'italic',
});
globalStyle(`${morning} ${message}`, {
  ...headingFont(text.h3),
  '@media': { [upTo.phone]: { fontSize: text.lead } },
  padding: `${space[16]} ${space[24]}`,
  border: '2px solid transparent',
  borderRadius: `${radius.card} ${radius.card} 4px`,
  ...litLook,
  backgroundColor: paper.lagoon,
  fontStyle: 'normal',
});
export const tags = style({
  ...cluster(`${space[4]} ${space[16]}`),
  marginBlockStart: space[8],
  fontSize: text.small,
  fontWeight: 600,
});

export const posters = style({
  ...columnsOf('repeat(auto-fit, minmax(min(100%, 8em), 1fr))', space[16]),
  marginBlock: space[8],
});
globalStyle(`${posters} > p`, {
  display: 'grid',
  alignContent: 'space-between',
  '@media': { [above.phone]: { minBlockSize: posterSize.height } },
  padding: space[16],
  ...edged,
  ...fill(color('protea'), color('on-night')),
  boxShadow: `0 24px 36px -20px ${shade}`,
  fontWeight: 600,
  rotate: '-2.5deg',
});
globalStyle(`${posters} > p + p`, { ...fill(color('lagoon'), color('night')), rotate: '2deg' });
globalStyle(`${posters} b`, headingFont(text.h2));

/** Office hours are lit. */
export const weeks = style({
  ...stack(space[4]),
  breakInside: 'avoid',
  marginBlockEnd: space[8],
  vars: {
    '--bar': color('night-glow'),
    '--office': token('color-line'),
    '--dot': color('on-night'),
    '--size': '20px',
  },
});
globalStyle(`${morning} ${weeks}`, {
  vars: { '--bar': unlit, '--office': color('sun'), '--dot': color('protea'), '--size': '24px' },
});
globalStyle(`${weeks} > p`, {
  position: 'relative',
  blockSize: 'var(--size)',
  borderRadius: radius.pill,
  ...telling('linear-gradient(90deg, var(--bar) 37.5%, var(--office) 0 66.7%, var(--bar) 0)'),
});
globalStyle(`${weeks} i`, {
  position: 'absolute',
  insetInlineStart: 'calc(var(--hour) / 24 * (100% - var(--size)))',
  ...circle('var(--size)'),
  ...telling('var(--dot)'),
});
