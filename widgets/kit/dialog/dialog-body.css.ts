import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { token } from '../style/tokens.ts';

/**
 * All that the tag shows is above the page, so that it ends no line of the sentence it stands in. An
 * inline box also has no `content-visibility`, with which Chromium sometimes does not render the top layer.
 */
globalStyle(':host', {
  display: 'inline !important',
  // Also where the tag is in a hidden part: the page would be inert behind a hidden dialog.
  visibility: 'visible !important' as 'visible',
  pointerEvents: 'auto !important' as 'auto',
});

/** Instead of a box of its own in the page, for what is around a non-modal dialog. */
export const boxless = style({ display: 'contents' });

export const motionAllowed = '(prefers-reduced-motion: no-preference)';

export const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const surface = style({
  position: 'relative',
  background: token('color-surface'),
  border: `${token('border-card')} solid ${token('color-line')}`,
  boxShadow: token('shadow-floating'),
});

export const title = style({ paddingInlineEnd: '48px' });

/**
 * As high as the dialog: the button stays in view while the dialog is scrolled. It is above the view, which
 * may come later in the document.
 */
export const edge = style({
  position: 'absolute',
  zIndex: 1,
  insetBlock: '12px',
  insetInlineEnd: '12px',
  pointerEvents: 'none',
});

export const close = style({
  position: 'sticky',
  insetBlockStart: '12px',
  pointerEvents: 'auto',
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
