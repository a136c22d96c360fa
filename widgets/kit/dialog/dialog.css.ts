import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { token } from '../style/tokens.ts';
import { calm, rise, surface } from './dialog-body.css.ts';

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
