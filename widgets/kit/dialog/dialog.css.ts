import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { token } from '../style/tokens.ts';
import { motionAllowed, rise, surface } from './dialog-body.css.ts';

const slide = keyframes({ from: { transform: 'translateX(100%)' } });
const slideRtl = keyframes({ from: { transform: 'translateX(-100%)' } });

/**
 * The dialog fills the window and its content is one pixel higher, so that the dialog always scrolls
 * and `overscroll-behavior` keeps the page behind from scrolling, without changing the host's styles.
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
  outline: 'none',
  selectors: { '&:not([open])': { display: 'none' } },
  '::backdrop': { background: token('color-backdrop') },
});

export const backdrop = styleVariants({
  // Aligned at the top, so that the heading stays in place when the next view is higher. So close to
  // the top that both steps of the discovery call fit a window 800 px high.
  modal: {
    display: 'grid',
    placeItems: 'start center',
    minBlockSize: 'calc(100% + 1px)',
    padding: 'clamp(16px, 18svh - 120px, 96px) 16px 16px',
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
        [motionAllowed]: { animation: `${rise} ${token('duration-panel')} ${token('ease')}` },
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
        [motionAllowed]: {
          animation: `${slide} ${token('duration-panel')} ${token('ease')}`,
          selectors: { '&:dir(rtl)': { animationName: slideRtl } },
        },
        '(max-width: 480px)': { padding: '20px' },
      },
    },
  ],
});
