import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../../widgets/kit/style/tokens.ts';
import { cardLook } from '../../style/looks.ts';
import { upTo } from '../../style/scale.ts';

/** A fixed height, so that the preview does not shift the page. */
export const stage = style({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  blockSize: 'min(760px, 72vh)',
  '@media': { [upTo.phone]: { blockSize: '440px' } },
  ...cardLook,
  color: token('color-ink-soft'),
});
globalStyle(`${stage} > iframe`, { inlineSize: '100%', blockSize: '100%', border: 0 });
globalStyle(`${stage}:has(:focus-visible)`, {
  outline: `3px solid ${token('color-focus')}`,
  outlineOffset: '3px',
});
