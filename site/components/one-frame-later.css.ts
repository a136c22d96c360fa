import { keyframes, type StyleRule } from '@vanilla-extract/css';

const waiting = keyframes({ from: { contentVisibility: 'hidden' } });

/**
 * Renders an element one frame after the first paint, on phones: there, rendering the sections
 * below the heading takes most of the time before the first paint. Only for elements with a known
 * height, or below the viewport: others would shift the page. The maximum height keeps the end of
 * the deferred elements below the viewport.
 */
export const oneFrameLater = {
  '@media': {
    'screen and (width <= 900px) and (height <= 1000px)': { animation: `${waiting} 1ms step-end` },
  },
} satisfies StyleRule;
