import { globalStyle, keyframes, type StyleRule } from '@vanilla-extract/css';

const waiting = keyframes({ from: { contentVisibility: 'hidden' } });

/**
 * On phones, renders an element one frame after the first paint: rendering the sections below the
 * heading takes most of the time before that paint. Use it only for elements whose height is known,
 * or that are below the viewport and have a `contain-intrinsic-block-size`: others would shift the
 * page. In the media query, the limit for the height keeps the end of the deferred elements below the
 * viewport.
 *
 * `content-visibility: auto` would leave the heights of sections above the viewport estimated until
 * they are scrolled to, so that a reload or Back would show another part of the page.
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
