import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { color } from '../components/palette.ts';
import { radius, space } from '../components/scale.ts';
import { day } from '../components/theme.css.ts';

export const scene = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[24],
  minBlockSize: '580px',
  paddingBlock: `${space[48]} ${space[24]}`,
  paddingInlineEnd: 'clamp(16px, 3vw, 40px)',
  '@media': {
    '(width <= 900px)': {
      paddingInlineStart: 'clamp(16px, 5vw, 64px)',
      paddingBlockStart: space[32],
      minBlockSize: '540px',
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
  '@media': { '(width <= 900px)': { inlineSize: 'clamp(560px, 100%, 640px)' } },
});

globalStyle(`${map} circle`, { stroke: 'none' });
export const lit = style({ stroke: color('night') });

export const pin = style({});
globalStyle(`${map} ${pin}`, {
  fill: color('sun'),
  stroke: color('night'),
  strokeWidth: '4px',
});

export const cards = style({
  display: 'grid',
  gap: space[16],
  flex: 1,
  alignContent: 'space-evenly',
  justifyItems: 'start',
  '@media': { '(width <= 900px)': { alignContent: 'center', gap: '20px' } },
});

const float = keyframes({ from: { translate: '0 6px' }, to: { translate: '0 -6px' } });

export const card = style([
  day,
  {
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
export const name = style({ fontWeight: 700 });
export const role = style({ color: token('color-ink-soft'), fontSize: '.9375rem' });
export const chip = style({
  inlineSize: 'fit-content',
  marginBlockStart: space[4],
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
