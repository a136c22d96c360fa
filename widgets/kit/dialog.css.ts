import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { token } from './tokens.ts';

export const calm = '(prefers-reduced-motion: no-preference)';

export const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });
const slide = keyframes({ from: { transform: 'translateX(100%)' } });
const slideRtl = keyframes({ from: { transform: 'translateX(-100%)' } });

/**
 * As large as the viewport and one pixel higher inside, so that it always scrolls and contains its
 * scrolling: the page behind stays where it is, and the host's `overflow` is left alone.
 */
export const modal = style({
  position: 'fixed',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  color: 'inherit',
  background: 'none',
  overflow: 'hidden scroll',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: '16px',
  scrollbarWidth: 'none',
  selectors: { '&:not([open])': { display: 'none' } },
  '::backdrop': { background: token('color-backdrop') },
});

export const ground = styleVariants({
  // Hung up at its top: where one view is higher than the last, the heading stays where it is.
  modal: {
    display: 'grid',
    placeItems: 'start center',
    minBlockSize: 'calc(100% + 1px)',
    padding: 'max(16px, min(9svh, 96px)) 16px 16px',
  },
  'slide-in': { display: 'grid', justifyItems: 'end', minBlockSize: 'calc(100% + 1px)' },
});

export const surface = style({
  position: 'relative',
  background: token('color-surface'),
  border: `${token('border-card')} solid ${token('color-line')}`,
  boxShadow: token('shadow-floating'),
});

export const panel = styleVariants({
  modal: [
    surface,
    {
      inlineSize: 'min(600px, 100%)',
      padding: token('space-card'),
      borderRadius: token('radius-card'),
      '@media': {
        [calm]: { animation: `${rise} ${token('duration-panel')} ${token('ease')}` },
        '(max-width: 480px)': { padding: '20px' },
      },
    },
  ],
  'slide-in': [
    surface,
    {
      inlineSize: 'min(440px, 100%)',
      padding: token('space-card'),
      borderBlock: 0,
      borderInlineEnd: 0,
      '@media': {
        [calm]: {
          animation: `${slide} ${token('duration-panel')} ${token('ease')}`,
          selectors: { '&:dir(rtl)': { animationName: slideRtl } },
        },
        '(max-width: 480px)': { padding: '20px' },
      },
    },
  ],
});

export const title = style({ paddingInlineEnd: '48px' });

export const close = style({
  position: 'absolute',
  insetBlockStart: '12px',
  insetInlineEnd: '12px',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  padding: 0,
  font: 'inherit',
  color: token('color-ink'),
  background: token('color-surface'),
  border: 0,
  borderRadius: '50%',
  cursor: 'pointer',
  selectors: { '&:hover': { background: token('color-tint') } },
});

globalStyle(`${close} svg`, {
  inlineSize: '18px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
});
