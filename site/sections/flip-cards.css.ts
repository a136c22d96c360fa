import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { type Colour, colour } from '../components/palette.ts';
import { radius, space, still, text } from '../components/scale.ts';
import { night } from '../components/theme.css.ts';

/** Only then does a card turn; else its two faces stand one below the other. */
const turning = 'screen and (scripting: enabled) and (forced-colors: none)';
const ease = token('ease');

export const item = style({
  position: 'relative',
  display: 'grid',
  '@media': { [turning]: { perspective: '1400px' } },
});

export const faces = style({
  display: 'grid',
  gap: space[8],
  '@media': {
    [turning]: { transformStyle: 'preserve-3d', transition: `transform 450ms ${ease}` },
  },
});

const face = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  justifyItems: 'start',
  gap: space[16],
  padding: 'clamp(24px, 2.5vw, 32px)',
  borderRadius: radius.card,
  overflow: 'hidden',
  '@media': {
    [turning]: {
      gridArea: '1 / 1',
      minBlockSize: '320px',
      backfaceVisibility: 'hidden',
      transition: `visibility 0s 225ms`,
    },
  },
});

export const front = style([
  face,
  {
    position: 'relative',
    color: colour('night'),
    paddingBlockEnd: '120px',
    border: '1px solid transparent',
  },
]);

export const title = style({ fontSize: 'clamp(1.75rem, 1.4rem + 1vw, 2.25rem)' });

export const said = style({ fontSize: text.lead, maxInlineSize: '18em' });

export const back = style([
  night,
  face,
  {
    paddingBlockEnd: space[24],
    '@media': { [turning]: { transform: 'rotateY(180deg)' } },
  },
]);

export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  marginInlineEnd: '64px',
  fontWeight: 600,
});

/** Its title stands on a turned card as well, for the eye only: it has been read on the front. */
globalStyle(`${back}::before`, {
  '@media': {
    [turning]: {
      content: ['attr(data-title)', 'attr(data-title) / ""'],
      color: colour('sun'),
      fontWeight: 600,
    },
  },
});

/** As large as the card while its front is up; then only its own corner. */
export const turn = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeContent: 'end',
  padding: space[24],
  border: 0,
  borderRadius: radius.card,
  backgroundColor: 'transparent',
  color: colour('night'),
  cursor: 'pointer',
  selectors: {
    '&[aria-expanded=false]': { inlineSize: '100%', blockSize: '100%' },
    '&[aria-expanded=true]': {
      margin: space[24],
      padding: 0,
      color: colour('sun'),
      outlineColor: colour('sun'),
    },
  },
  '@media': {
    '(scripting: none)': { display: 'none' },
    '(forced-colors: active)': { display: 'none' },
    print: { display: 'none' },
  },
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '48px',
  blockSize: '48px',
  border: '2px solid',
  borderRadius: '50%',
  transition: 'rotate 450ms, background-color 150ms',
  selectors: {
    [`${turn}:hover > &`]: {
      borderColor: colour('night'),
      backgroundColor: colour('night'),
      color: colour('on-night'),
    },
    [`${turn}[aria-expanded=true] > &`]: { rotate: '180deg' },
    [`${turn}[aria-expanded=true]:hover > &`]: {
      borderColor: colour('sun'),
      backgroundColor: colour('sun'),
      color: colour('night'),
    },
  },
});

globalStyle(`${item}:has([aria-expanded=true]) ${faces}`, {
  '@media': { [turning]: { transform: 'rotateY(180deg)' } },
});

/** Ground, sun and ring: each card has an hour of its own. */
const hours: [Colour, Colour, Colour][] = [
  ['sun', 'protea', 'clay'],
  ['lagoon', 'sun', 'on-night'],
  ['clay', 'protea', 'sun'],
  ['dusk', 'sun', 'protea'],
];
hours.forEach(([ground, disc, ring], index) => {
  globalStyle(`${item}:nth-child(4n + ${index + 1}) ${front}`, {
    background: `radial-gradient(circle at 96px calc(100% + ${28 - index * 28}px), ${colour(disc)} 64px, ${colour(ring)} 65px 86px, transparent 87px) border-box no-repeat ${colour(ground)}`,
  });
});

/** No turn in space: one face goes and the other comes. */
globalStyle(`${faces}, ${item}:has([aria-expanded=true]) ${faces}, ${back}`, {
  '@media': { [`${turning} and ${still}`]: { transform: 'none' } },
});
globalStyle(
  `${item}:has([aria-expanded=false]) ${back}, ${item}:has([aria-expanded=true]) ${front}`,
  {
    '@media': {
      [`${turning} and ${still}`]: {
        opacity: 0,
        transition: 'opacity 150ms !important' as 'opacity 150ms',
      },
    },
  },
);
