import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { head } from '../components/band.css.ts';
import { withSlip } from '../components/binder.css.ts';
import { caption as panelCaption } from '../illustrations/panel.css.ts';
import {
  box,
  cluster,
  columnsOf,
  edged,
  fill,
  font,
  globalStyleOn,
  headingFont,
  stack,
} from '../style/layout.ts';
import { behindLook, circle, shapeLook } from '../style/looks.ts';
import { color, drafting, faint, orbs, paper, shade } from '../style/palette.ts';
import { above, radius, rhythm, space, text, upTo } from '../style/scale.ts';
import { pottery as size } from '../style/sizes.ts';
import { byTheme, onNightGround } from '../style/theme.css.ts';

/** The opening and what is below it have the same columns, so that both parts of the roll are aligned. */
const columns = '45fr 55fr';

export const opening = style({
  '@media': {
    [above.tablet]: { insetBlockStart: space[48] },
    // The caption stands on the hill.
    [upTo.tablet]: { marginBlockEnd: `-${space[32]}` },
  },
  // The beginning of the roll of drafts, down to the hill.
  '::before': {
    ...behindLook,
    insetBlock: `50% -${space[24]}`,
    insetInline: space[24],
    borderRadius: radius.paper,
    colorScheme: 'light',
    // Not white: the papers on the hill lie on it.
    backgroundColor: paper.clay,
  },
});

/** A sheet of yellow paper, in both themes. */
export const note = style({
  position: 'relative',
  padding: `${space[8]} ${rhythm.sheet} ${space[24]}`,
  borderRadius: `${radius.paper} ${radius.paper} ${radius.card}`,
  ...edged,
  ...fill(color('sun'), color('night')),
  boxShadow: `0 30px 50px -22px ${shade}`,
  rotate: '2deg',
});

export const lines = style({ display: 'grid', margin: 0 });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[16],
});
globalStyle(`${lines} > ${line}`, {
  alignContent: 'center',
  minBlockSize: size.line,
  paddingBlock: space[4],
  borderBlockEnd: `2px solid ${color('ember')}`,
});
export const label = style({ flex: `0 0 ${size.label}`, fontSize: text.small });
export const value = style({ ...headingFont(text.h3), flex: '1 1 9rem', margin: 0 });
/** On the roll, which is light paper in both themes. */
export const caption = style([
  panelCaption,
  {
    margin: `${space[24]} ${space[48]} 0`,
    colorScheme: 'light',
    vars: { ...byTheme, [token('color-ink-soft')]: token('color-ink') },
  },
]);

/** The heading lies on the opening's hill; the roll comes down in front of both. */
export const drafts = style({
  overflow: 'clip',
  paddingBlockEnd: 0,
});
globalStyle(`${drafts} ${head}`, {
  paddingBlockEnd: rhythm.band,
  color: color('on-night'),
  vars: onNightGround,
});
globalStyle(`${drafts} ${head}::before`, {
  ...behindLook,
  insetBlock: '-100vh 0',
  insetInline: '-100vw',
  backgroundColor: 'var(--hill)',
});
globalStyle(`${drafts} ${head} > h2`, { maxInlineSize: '10em' });
globalStyleOn(above.tablet, `${drafts} ${head} > div`, {
  flexBasis: '100%',
  maxInlineSize: 'none',
});

export const roll = style({ position: 'relative', zIndex: 3 });
export const draft = style({
  ...stack(`${space[16]} ${rhythm.columns}`),
  '@media': {
    [above.tablet]: { gridTemplateColumns: columns },
    [upTo.tablet]: { paddingBlockStart: space[16] },
  },
});
globalStyleOn(above.tablet, `${draft} > :last-child`, { marginInline: space[24] });
export const say = style({
  ...columnsOf('1fr auto', `${space[8]} ${space[24]}`),
  alignContent: 'center',
  alignItems: 'end',
  fontSize: text.lead,
  '@media': { [above.tablet]: { paddingBlock: space[24] } },
});
export const word = style({ ...font(text.h2, 1), letterSpacing: '-.035em' });
export const pot = style({ inlineSize: size.pot, maxInlineSize: '100%' });
globalStyle(`${say} > p`, { alignSelf: 'start' });
globalStyle(`${say} > ${pot}`, {
  gridArea: '1 / 2 / span 2',
  '@media': { [upTo.tablet]: { inlineSize: space[48] } },
});

const page = {
  position: 'relative',
  padding: rhythm.sheet,
  ...edged,
  color: token('color-ink'),
  vars: byTheme,
} as const;

export const words = style({
  ...page,
  ...stack(space[16]),
  colorScheme: 'light',
  backgroundColor: paper.clay,
  borderBlockEnd: `3px dashed ${faint}`,
  '@media': {
    [above.tablet]: {
      // It begins beside the heading.
      marginBlockStart: `calc(-1 * ${size.up})`,
      borderRadius: `${radius.paper} ${radius.paper} 0 0`,
    },
  },
});
export const copy = style({ flex: '1 1 9rem', margin: 0, fontWeight: 600 });
export const headline = style({ ...headingFont(text.index), flex: '1 1 9rem', margin: 0 });

export const wireframe = style({
  ...page,
  background: `linear-gradient(${drafting} 1px, transparent 0) 0 0 / 100% ${size.grid}, linear-gradient(90deg, ${drafting} 1px, transparent 0) 0 0 / ${size.grid}, ${paper.sand}`,
  fill: token('color-ink-soft'),
  '@media': { [above.tablet]: { paddingBlockEnd: `calc(${rhythm.sheet} + ${space[72]})` } },
});
globalStyle(`${wireframe} > svg`, { inlineSize: '100%', opacity: 0.6 });
export const boxes = style({ fill: 'none', stroke: token('color-ink-soft'), strokeWidth: 3 });

/** The frame of a phone or a page is seen on a night sky, too. */
const edge = `light-dark(${color('night')}, ${color('on-night-line')})`;
const frame = `${size.frame} solid ${edge}`;

/** The studio's own colors, the same in both themes. It rises out of the next band. */
export const phone = style({
  position: 'relative',
  justifySelf: 'center',
  ...stack(space[12]),
  overflow: 'hidden',
  inlineSize: `min(100%, ${size.phone})`,
  paddingBlockEnd: space[24],
  '@media': { [above.tablet]: { marginBlockStart: `-${space[72]}` } },
  border: frame,
  borderBlockEnd: 0,
  borderRadius: `${radius.hero} ${radius.hero} 0 0`,
  ...fill(color('on-night'), color('night')),
  boxShadow: `0 30px 50px -22px ${shade}`,
  lineHeight: 1.35,
});
globalStyle(`${phone} > p`, { marginInline: space[16] });
globalStyle(`${phone} > ${headline}`, { fontSize: text.h3 });
export const picture = style({
  display: 'grid',
  justifyItems: 'center',
  paddingBlockStart: space[24],
  backgroundColor: color('clay'),
});
globalStyle(`${phone} > ${picture}`, { marginInline: 0 });
globalStyleOn(upTo.phone, `${picture} > ${pot}`, { inlineSize: space[72] });
/** A drawing of a button, which cannot be pressed. */
export const button = style({
  justifySelf: 'start',
  padding: `${space[8]} ${space[16]}`,
  border: '1px solid transparent',
  borderRadius: radius.pill,
  ...fill(color('protea'), color('on-night')),
  fontSize: text.small,
  fontWeight: 600,
});
export const row = style({
  ...cluster(space[8], 'end'),
  justifyContent: 'space-between',
  fontSize: text.small,
  fontWeight: 600,
});

export const pins = style({});
/** A piece of the page between two columns of words. Each piece touches the one before it. */
export const pin = style({
  ...columnsOf('minmax(0, 1fr)'),
  vars: { '--pin': color('sun') },
  '@media': {
    [above.tablet]: { gridTemplateColumns: `1fr ${size.page} 1fr`, columnGap: size.wire },
  },
});
globalStyle(`${pin}:nth-child(4n + 2)`, { vars: { '--pin': color('protea') } });
globalStyle(`${pin}:nth-child(4n + 3)`, { vars: { '--pin': color('lagoon') } });
globalStyle(`${pin}:nth-child(4n)`, { vars: { '--pin': color('ember') } });
export const cut = style({
  ...stack(space[8]),
  alignContent: 'center',
  padding: `${space[16]} ${space[24]}`,
  borderInline: frame,
  ...fill(color('on-night'), color('night')),
  lineHeight: 1.35,
  '@media': {
    [above.tablet]: { gridArea: '1 / 2', minBlockSize: '92px' },
    [upTo.tablet]: { border: frame, borderRadius: radius.field },
    [upTo.phone]: { paddingBlock: space[8] },
  },
});
globalStyle(`${pin}:first-child > ${cut}`, {
  borderBlockStart: `26px solid ${edge}`,
  borderStartStartRadius: radius.card,
  borderStartEndRadius: radius.card,
  backgroundColor: color('clay'),
});
globalStyle(`${pin}:last-child > ${cut}`, {
  borderBlockEnd: frame,
  borderEndStartRadius: radius.card,
  borderEndEndRadius: radius.card,
});
globalStyle(
  `${pin}:nth-child(2) > ${cut}, ${pin}:last-child > ${cut}`,
  fill(color('night-glow'), color('on-night')),
);
globalStyle(`${pin}:nth-child(6) > ${cut}`, { backgroundColor: color('clay') });
globalStyle(`${cut} ${pot}`, { inlineSize: space[72] });
globalStyle(`${pin}:last-child ${pot}`, { inlineSize: space[32] });
export const product = style({ display: 'grid', justifyItems: 'center' });
/** The old look and the new one share the piece, without a margin. */
export const redesign = style({
  ...columnsOf('1fr 1fr'),
  margin: `-${space[16]} -${space[24]}`,
  alignSelf: 'stretch',
  '@media': { [upTo.phone]: { marginBlock: `-${space[8]}` } },
});
globalStyle(`${redesign} > *`, { display: 'grid', alignItems: 'center', padding: space[16] });
globalStyle(`${redesign} > span`, {
  backgroundColor: color('dusk'),
  fontFamily: 'serif',
  textDecoration: 'underline',
});
globalStyle(`${redesign} > b`, {
  ...headingFont(text.lead),
  ...fill(color('protea'), color('on-night')),
});
export const edited = style({
  justifySelf: 'start',
  padding: `${space[4]} ${space[12]}`,
  border: `2px dashed ${color('protea')}`,
  fontWeight: 600,
  // The cursor.
  '::after': {
    content: '',
    display: 'inline-block',
    blockSize: '1.2em',
    marginInlineStart: '2px',
    borderInlineEnd: `2px solid ${color('protea')}`,
    verticalAlign: 'text-bottom',
  },
});
export const focused = style({
  justifySelf: 'center',
  outline: `3px solid ${color('night')}`,
  outlineOffset: '3px',
});
export const speed = style({
  blockSize: space[16],
  borderRadius: radius.pill,
  background: `linear-gradient(90deg, transparent, ${color('sun')} 60%, ${color('protea')})`,
});

export const job = style({
  position: 'relative',
  alignSelf: 'center',
  paddingBlock: space[8],
  lineHeight: 1.35,
  // The wire, and the pin.
  '::before': {
    ...shapeLook,
    insetBlockStart: '20px',
    ...box(`calc(${size.wire} - ${space[12]})`, '4px'),
    backgroundColor: 'var(--pin)',
  },
  '::after': {
    ...shapeLook,
    insetBlockStart: '10px',
    ...circle(size.pin),
    border: `3px solid ${color('on-night')}`,
    backgroundColor: 'var(--pin)',
  },
  '@media': {
    // The words are below their piece of the page, and the wire comes down from it.
    [upTo.tablet]: {
      paddingInlineStart: space[48],
      '::before': {
        insetBlockStart: `-${size.frame}`,
        insetInlineStart: '20px',
        ...box('4px', space[24]),
      },
      '::after': { insetInlineStart: '10px' },
    },
  },
});
const wide = (child: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyleOn(above.tablet, child, rule);
/** It is as high as the button, at the lower end of its piece. */
wide(`${pin}:first-child > ${job}`, { alignSelf: 'end', marginBlockEnd: `-${space[32]}` });
wide(`${pin}:nth-child(odd) > ${job}`, { gridArea: '1 / 1', textAlign: 'end' });
wide(`${pin}:nth-child(even) > ${job}`, { gridArea: '1 / 3' });
wide(`${pin}:nth-child(odd) > ${job}::before`, { insetInlineStart: `calc(100% + ${space[12]})` });
wide(`${pin}:nth-child(odd) > ${job}::after`, {
  insetInlineStart: `calc(100% + ${size.wire} - 8px)`,
});
wide(`${pin}:nth-child(even) > ${job}::before`, { insetInlineEnd: `calc(100% + ${space[12]})` });
wide(`${pin}:nth-child(even) > ${job}::after`, {
  insetInlineEnd: `calc(100% + ${size.wire} - 8px)`,
});

/** The shelves are two boards, from edge to edge of the window. The lower one is the end of the hill. */
export const shelvesBand = style({
  overflow: 'clip',
  '@media': { [above.phone]: { paddingBlockEnd: size.board } },
});
export const shelves = style({
  vars: { '--each': size.shelf },
  '@media': {
    [above.phone]: {
      ...columnsOf('repeat(3, 1fr)', `${space[72]} ${space[32]}`),
    },
  },
});
export const moment = style({
  position: 'relative',
  ...stack(space[16]),
  alignItems: 'end',
  lineHeight: 1.35,
  '::after': {
    ...shapeLook,
    insetBlockStart: '100%',
    insetInline: '-100vw',
    blockSize: size.board,
    backgroundColor: paper.clay,
  },
  '@media': {
    [above.tablet]: { gridTemplateColumns: `${size.pot} 1fr` },
    [upTo.phone]: {
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
      gap: `calc(${size.board} + ${space[8]})`,
      '::after': { insetBlockStart: `calc(${size.pot} * 148 / 120)` },
    },
  },
});
globalStyleOn(above.phone, `${moment} > div`, { alignSelf: 'start', paddingBlockEnd: space[12] });

/** The slip lies before the steps, so that the last one can run off the page. */
export const ways = style({ overflow: 'clip' });
wide(`${ways} ${withSlip}`, { gridTemplateColumns: '4fr 9fr' });
wide(`${ways} ${withSlip} > :last-child`, { order: -1 });
export const steps = style(stack(space[8]));
export const step = style({
  paddingBlock: space[12],
  inlineSize: '84%',
  lineHeight: 1.35,
  boxShadow: 'none',
  selectors: {
    '&:nth-child(2)': { inlineSize: '92%' },
    '&:last-child': {
      inlineSize: 'auto',
      marginInlineEnd: `calc(-1 * ${rhythm.edge})`,
      borderStartEndRadius: 0,
      borderEndEndRadius: 0,
    },
  },
});
wide(`${step}:last-child::after`, {
  ...shapeLook,
  insetBlock: 0,
  insetInlineStart: 'calc(100% - 1px)',
  inlineSize: '50vw',
  backgroundColor: 'inherit',
});
globalStyle(`${step} b`, { ...headingFont(text.index), display: 'block' });

export const raw = style({ fill: color('protea') });
export const glaze = style({ fill: color('lagoon') });
export const sun = style({ fill: color('sun') });
export const light = style({ fill: color('on-night') });
export const mark = style({ fill: color('protea') });
export const board = style({ fill: orbs.ember });
export const outline = style({
  fill: 'none',
  stroke: token('color-ink'),
  strokeWidth: 3,
  strokeDasharray: '8 6',
});
export const ray = style({ stroke: color('sun'), strokeWidth: 5, strokeLinecap: 'round' });
export const arrow = style({
  fill: 'none',
  stroke: color('on-night'),
  strokeWidth: 7,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const letter = style({ ...headingFont('28px'), fill: color('night') });
globalStyle(`${shelves} ${raw}`, { fill: color('clay') });
