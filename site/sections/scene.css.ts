import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { color } from '../style/palette.ts';
import { radius, space } from '../style/scale.ts';
import { day } from '../style/theme.css.ts';

const narrow = '(width <= 900px)';

/** The map's width in a narrow window: both ends of both arcs are inside. */
const narrowMap = 'clamp(380px, 116%, 640px)';

export const scene = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[24],
  minBlockSize: '664px',
  paddingBlock: `${space[48]} ${space[24]}`,
  paddingInlineEnd: 'clamp(16px, 3vw, 40px)',
  '@media': {
    // The cards are below the arcs.
    [narrow]: {
      paddingInlineStart: 'clamp(16px, 5vw, 64px)',
      paddingBlockStart: `calc(${narrowMap} * .53)`,
      minBlockSize: '640px',
    },
  },
});

export const map = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockEnd: 0,
  insetInlineEnd: '-40px',
  inlineSize: 'min(55%, 650px)',
  blockSize: 'auto',
  overflow: 'visible',
  color: color('on-night-soft'),
  stroke: color('on-night-soft'),
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
  '@media': {
    [narrow]: {
      gridRow: '2',
      insetBlock: '0 auto',
      insetInline: '0 auto',
      inlineSize: narrowMap,
    },
  },
});

export const lit = style({ stroke: color('night') });

export const pin = style({});
/** The sun, which site/scripts/local-times.ts moves to its height. */
globalStyle(`${map} circle:not(${pin})`, {
  stroke: 'none',
  translate: '0 calc(110px - 180px * var(--sun-height, .6))',
  '@media': { '(width > 900px)': { transition: `translate 2s ${token('ease')}` } },
});
globalStyle(`${map} ${pin}`, {
  fill: color('sun'),
  stroke: color('night'),
  strokeWidth: '4px',
});

export const cards = style({
  display: 'grid',
  gap: space[16],
  flex: 1,
  // Between the second and the third card, the lines on the map stay free.
  gridTemplateRows: 'auto 1fr auto auto',
  alignItems: 'start',
  justifyItems: 'start',
  '@media': {
    [narrow]: {
      gridTemplate: 'none / repeat(auto-fit, minmax(min(100%, 286px), 1fr))',
      alignContent: 'start',
      gap: space[12],
    },
  },
});

const float = keyframes({ from: { translate: '0 6px' }, to: { translate: '0 -6px' } });

export const card = style([
  day,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    padding: '10px',
    paddingInlineEnd: space[24],
    border: '1px solid transparent',
    borderRadius: '22px',
    boxShadow: token('shadow-floating'),
    lineHeight: 1.25,
    animation: `${float} 9s ease-in-out -2s infinite alternate`,
    selectors: {
      '&:nth-child(1)': {
        '@media': { '(width > 900px)': { marginInlineStart: '16%' } },
      },
      '&:nth-child(2)': { justifySelf: 'end', animationDuration: '11s', animationDelay: '-6s' },
      '&:nth-child(3)': {
        animationDuration: '13s',
        animationDelay: '-4s',
      },
      '&:nth-child(4)': {
        justifySelf: 'end',
        marginInlineEnd: '8%',
        animationDuration: '10s',
        animationDelay: '-9s',
      },
    },
  },
]);

export const face = style({ borderRadius: radius.icon });
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[8]}`,
  fontWeight: 700,
});
export const role = style({
  color: token('color-ink-soft'),
  fontSize: '.9375rem',
  fontVariantNumeric: 'tabular-nums',
});
export const chip = style({
  padding: `1px ${space[8]}`,
  borderRadius: radius.pill,
  backgroundColor: token('color-tint'),
  fontSize: '.8125rem',
  fontWeight: 600,
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
  backgroundColor: color('night'),
  alignSelf: 'end',
  padding: space[4],
  borderRadius: '22px',
});

/** Padded on both sides, because the button beside it is hidden in some browsers. */
export const note = style({
  paddingInline: space[12],
  color: token('color-ink-soft'),
  fontSize: '.875rem',
});
