import { globalStyle, keyframes, type StyleRule } from '@vanilla-extract/css';

const waiting = keyframes({ from: { contentVisibility: 'hidden' } });

/**
 * Renders an element one frame after the first paint, on phones: there, rendering the sections
 * below the heading takes most of the time before the first paint. Only for elements with a known
 * height, or below the viewport: others would shift the page. The maximum height keeps the end of
 * the deferred elements below the viewport.
 *
 * For one frame, and not `content-visibility: auto`: with that, the height of what is above the
 * viewport stays an estimate, and a reload or Back restores another place.
 */
export const oneFrameLater = {
  '@media': {
    'screen and (width <= 900px) and (height <= 1000px)': { animation: `${waiting} 1ms step-end` },
  },
} satisfies StyleRule;

/**
 * The height of a section in that frame: more than any has, because a browser cannot restore a
 * scroll position that is below the end of the page.
 */
export const temporaryHeight = '200rem';

/**
 * A browser restores the scroll position in the first frame. When the sections get their real heights,
 * scroll anchoring would move the page from there.
 */
globalStyle('html', { overflowAnchor: 'none' });
