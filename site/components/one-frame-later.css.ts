import { globalStyle, keyframes, type StyleRule } from '@vanilla-extract/css';

const waiting = keyframes({ from: { contentVisibility: 'hidden' } });

/**
 * Renders an element one frame after the first paint, on phones: there, rendering the sections
 * below the heading takes most of the time before the first paint. Only for elements with a known
 * height, or below the viewport with `contain-intrinsic-block-size`: others would shift the page.
 * The maximum height keeps the end of the deferred elements below the viewport.
 *
 * For one frame, and not `content-visibility: auto`: with that, the heights above the viewport are
 * estimates until they are scrolled to, and a reload or Back shows another part of the page.
 */
export const oneFrameLater = {
  '@media': {
    'screen and (scripting: enabled) and (width <= 900px) and (height <= 1000px)': {
      animation: `${waiting} var(--deferral, 1ms) step-end`,
    },
  },
} satisfies StyleRule;

/** A page that opens scrolled, by a reload, Back or a fragment: scripts/early.ts marks it. */
globalStyle('html[data-scrolled]', { vars: { '--deferral': '0s' } });
