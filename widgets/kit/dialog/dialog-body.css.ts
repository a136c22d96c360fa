import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { token } from '../style/tokens.ts';

/**
 * Where a page sets `content-visibility: auto` and the tag is out of view, Chromium sometimes does not
 * render its content in the top layer.
 */
globalStyle(':host', { contentVisibility: 'visible !important' as 'visible' });

export const motionAllowed = '(prefers-reduced-motion: no-preference)';

export const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const surface = style({
  position: 'relative',
  background: token('color-surface'),
  border: `${token('border-card')} solid ${token('color-line')}`,
  boxShadow: token('shadow-floating'),
});

export const title = style({ paddingInlineEnd: '48px' });

/** As high as the dialog: the button stays in view while the dialog is scrolled. */
export const edge = style({
  position: 'absolute',
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
