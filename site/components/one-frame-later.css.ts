import { keyframes, type StyleRule } from '@vanilla-extract/css';

const waiting = keyframes({ from: { contentVisibility: 'hidden' } });

/**
 * Drawn one frame after the first, on a phone: there what lies below the words of a page is most of
 * the work before they are seen. Its height has to be known, or stand below the window's end; no
 * window so low shows the end of what waits.
 */
export const oneFrameLater = {
  '@media': {
    'screen and (width <= 900px) and (height <= 1000px)': { animation: `${waiting} 1ms step-end` },
  },
} satisfies StyleRule;
