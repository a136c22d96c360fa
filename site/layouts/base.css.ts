import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { fill } from '../style/layout.ts';
import { oneFrameLater } from '../style/one-frame-later.css.ts';
import { radius, space } from '../style/scale.ts';
import { restId } from './first-paint.ts';

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  '@media': { print: { display: 'block', minBlockSize: 0 } },
});

export const skip = style({
  position: 'absolute',
  zIndex: 3,
  insetBlockStart: space[12],
  insetInlineStart: space[12],
  padding: `${space[12]} ${space[24]}`,
  borderRadius: radius.pill,
  ...fill(token('color-action'), token('color-on-action')),
  fontWeight: 600,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
});

/** A popover, which the browser shows above everything else. */
export const notLoaded = style({
  padding: space[24],
  border: `2px solid ${token('color-danger')}`,
  borderRadius: radius.card,
  ...fill(token('color-surface'), token('color-ink')),
});

/** A pressed control that waits for its script. The delay hides this if the script loads quickly. */
globalStyle('[aria-busy=true]', {
  cursor: 'progress',
  opacity: 0.6,
  transition: 'opacity 200ms 400ms',
});

export const main = style({
  // What lies over the edge of a band may also reach over the edge of the window.
  overflowX: 'clip',
  outlineOffset: '-3px',
});
/**
 * What is below the first section, as one element: if several were deferred, each would move when
 * those above it get their heights, and browsers would count that as a layout shift.
 */
globalStyle(`#${restId}`, { ...oneFrameLater, containIntrinsicBlockSize: '200rem' });
