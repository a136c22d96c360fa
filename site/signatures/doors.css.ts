import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { beside } from '../components/band.css.ts';
import { box, fill, globalStyleOn, inline, stack } from '../style/layout.ts';
import { color, inkOnPaper, type Paper, paper } from '../style/palette.ts';
import { above, radius, reducedMotion, rhythm, space } from '../style/scale.ts';
import { door, spans } from '../style/sizes.ts';
import { swipe } from '../style/swipe.css.ts';
import { night } from '../style/theme.css.ts';

/** Under these conditions the cards flip. Otherwise their two sides are stacked. */
const flippable = 'screen and (scripting: enabled) and (forced-colors: none)';
const ease = token('ease');

/** More room for the cards than other kinds have beside their heading. */
export const band = style({});
globalStyleOn(above.tablet, `${band} ${beside}`, {
  gridTemplateColumns: '3fr 9fr',
  alignItems: 'center',
});

/** They lap over the hill before them. On phones they are swiped. */
export const cards = style([
  swipe,
  {
    ...stack(space[16]),
    vars: { '--each': door.each },
    '@media': {
      [above.phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [above.tablet]: { marginBlockStart: `calc(-1 * (${rhythm.band} + ${space[16]}))` },
    },
  },
]);

export const item = style({
  position: 'relative',
  display: 'grid',
  rotate: '.8deg',
  '@media': { [flippable]: { perspective: '1400px' } },
});

export const faces = style({
  ...stack(space[8]),
  '@media': {
    [flippable]: { transformStyle: 'preserve-3d', transition: `transform 450ms ${ease}` },
  },
});

const inset = rhythm.sheet;

const face = style({
  ...stack(space[16]),
  gridTemplateRows: 'auto 1fr auto',
  justifyItems: 'start',
  padding: inset,
  borderRadius: radius.card,
  overflow: 'hidden',
  '@media': {
    [flippable]: {
      gridArea: '1 / 1',
      minBlockSize: door.height,
      backfaceVisibility: 'hidden',
      transition: `visibility 0s 225ms`,
    },
  },
});

export const front = style([
  face,
  {
    position: 'relative',
    isolation: 'isolate',
    color: inkOnPaper,
    paddingBlockEnd: `calc(${door.scene} + ${door.sign} + ${space[12]})`,
    border: '1px solid transparent',
    '@media': { 'print, (forced-colors: active)': { paddingBlockEnd: inset } },
  },
]);

/** Along the lower edge, behind the words. */
export const scene = style({
  position: 'absolute',
  zIndex: -1,
  insetInline: 0,
  insetBlockEnd: 0,
  inlineSize: '100%',
});

export const title = style({ fontSize: spans.title });

export const said = style({ maxInlineSize: '18em' });

export const back = style([
  night,
  face,
  { paddingBlockEnd: space[24], '@media': { [flippable]: { transform: 'rotateY(180deg)' } } },
]);

export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: door.sign,
  marginInlineEnd: space[72],
  fontWeight: 600,
});

/** Repeats the title on the back, without alternative text: the front has it already. */
globalStyleOn(flippable, `${back}::before`, {
  content: 'attr(data-title) / ""',
  color: color('sun'),
  fontWeight: 600,
});

/** Covers the whole card while the front is shown, and only a corner while the back is shown. */
export const turn = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeContent: 'end start',
  padding: inset,
  border: 0,
  borderRadius: radius.card,
  ...fill('transparent', color('night')),
  cursor: 'pointer',
  selectors: {
    '&[aria-expanded=false]': { ...box('100%'), paddingBlockEnd: door.scene },
    '&[aria-expanded=true]': {
      margin: space[24],
      padding: 0,
      color: color('sun'),
      outlineColor: color('sun'),
    },
  },
  '@media': {
    '(scripting: none)': { display: 'none' },
    '(forced-colors: active)': { display: 'none' },
    print: { display: 'none' },
  },
});

export const sign = style({
  ...inline(space[8]),
  justifyContent: 'center',
  minInlineSize: door.sign,
  blockSize: door.sign,
  paddingInline: space[12],
  border: '2px solid',
  borderRadius: radius.pill,
  fontWeight: 600,
  transition: 'background-color 150ms',
  selectors: {
    // Over the drawing.
    [`${turn}[aria-expanded=false] > &`]: { backgroundColor: color('on-night') },
    [`${turn}:hover > &`]: {
      borderColor: color('night'),
      ...fill(color('night'), color('on-night')),
    },
    [`${turn}[aria-expanded=true]:hover > &`]: {
      borderColor: color('sun'),
      ...fill(color('sun'), color('night')),
    },
  },
});

globalStyle(`${turn}[aria-expanded=true] > ${sign} > :first-child`, { display: 'none' });

globalStyleOn(flippable, `${item}:has([aria-expanded=true]) ${faces}`, {
  transform: 'rotateY(180deg)',
});

globalStyle(`${item}:first-child`, { rotate: '-1.2deg' });
globalStyle(`${item}:last-child`, { rotate: '-.6deg' });

const grounds: Paper[] = ['sun', 'lagoon', 'clay', 'dusk'];
for (const [index, ground] of grounds.entries())
  globalStyle(`${item}:nth-child(4n + ${index + 1}) ${front}`, { backgroundColor: paper[ground] });

/** With reduced motion, the sides are swapped without a 3D rotation. */
globalStyleOn(
  `${flippable} and ${reducedMotion}`,
  `${faces}, ${item}:has([aria-expanded=true]) ${faces}, ${back}`,
  { transform: 'none' },
);
globalStyleOn(
  `${flippable} and ${reducedMotion}`,
  `${item}:has([aria-expanded=false]) ${back}, ${item}:has([aria-expanded=true]) ${front}`,
  { opacity: 0, transition: 'opacity 150ms !important' as 'opacity 150ms' },
);
