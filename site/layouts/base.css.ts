import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { oneFrameLater } from '../components/one-frame-later.css.ts';
import { radius, space } from '../components/scale.ts';
import { skipOffscreen } from '../components/skip-offscreen.ts';

export const body = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });

export const skip = style({
  position: 'absolute',
  zIndex: 3,
  insetBlockStart: space[12],
  insetInlineStart: space[12],
  padding: `${space[12]} ${space[24]}`,
  borderRadius: radius.pill,
  backgroundColor: token('color-action'),
  color: token('color-on-action'),
  fontWeight: 600,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
});

/** A popover, which the browser shows above everything else. */
export const notLoaded = style({
  padding: space[24],
  border: `2px solid ${token('color-danger')}`,
  borderRadius: radius.card,
  backgroundColor: token('color-surface'),
  color: token('color-ink'),
});

/** A control that was pressed and waits for its script. The delay leaves quick ones alone. */
globalStyle('[aria-busy=true]', {
  cursor: 'progress',
  opacity: 0.6,
  transition: 'opacity 200ms 400ms',
});

export const main = style({ outlineOffset: '-3px' });

/**
 * Sections that may be skipped until they are near the viewport. Not among them:
 * - sections with link targets (`h3[id]`), because jumps would land at estimated heights;
 * - the embed builder, because its frame would stop loading when it is scrolled out of view;
 * - code (`pre`), because it is much lower than the estimate: on a tablet, the section after it
 *   would shift within the viewport.
 */
const skippableSections = `${main} > :nth-child(n + 2):not(:has(h3[id], [data-builder], pre))`;

globalStyle(skippableSections, skipOffscreen({ phone: 60, wide: 38 }));

/** Browsers render up to two viewports ahead, so skipping alone saves too little at first paint. */
globalStyle(skippableSections, oneFrameLater);
