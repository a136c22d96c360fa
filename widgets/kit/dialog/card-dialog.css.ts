import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { token } from '../style/tokens.ts';
import { motionAllowed, rise, surface } from './dialog-body.css.ts';

const corner = style({
  position: 'fixed',
  insetBlock: 'auto 16px',
  insetInline: 'auto 16px',
  inlineSize: 'min(580px, calc(100% - 32px))',
  maxBlockSize: 'calc(100dvh - 32px)',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
  color: 'inherit',
  background: 'none',
});

/** Keyed by position. A translation does not count as a layout shift. */
export const positions = styleVariants({
  bottom: [corner],
  top: [corner, { translate: '0 calc(100% + 32px - 100dvh)' }],
  hidden: [corner, { visibility: 'hidden' }],
});

export const card = style([
  surface,
  {
    display: 'block',
    inlineSize: '100%',
    maxBlockSize: 'inherit',
    margin: 0,
    padding: '12px 16px',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    color: 'inherit',
    borderRadius: token('radius-card'),
    '@media': {
      [motionAllowed]: { animation: `${rise} ${token('duration-panel')} ${token('ease')}` },
    },
  },
]);

/** The heading is as high as the close button's lower edge. */
globalStyle(`${card} > h2`, { fontSize: '20px', minBlockSize: '30px' });
globalStyle(`${card} > button`, { insetBlockStart: '2px', insetInlineEnd: '2px' });

/** Only the line with the heading is visible; the height of the rest can still be measured. */
export const folded = style([card, { maxBlockSize: '52px', overflow: 'hidden' }]);

globalStyle(`${folded} > h2`, {
  overflow: 'hidden',
  paddingInlineEnd: '60px',
  fontSize: token('font-size-small'),
  lineHeight: '24px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

globalStyle(`${folded} > div`, { visibility: 'hidden' });

/** The whole line, under the close button. */
export const unfold = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '100%',
  blockSize: '48px',
  padding: '0 48px',
  background: 'none',
  border: 0,
  borderRadius: token('radius-card'),
  outlineOffset: '-6px',
  color: token('color-ink'),
  cursor: 'pointer',
});

globalStyle(`${unfold} svg`, {
  display: 'block',
  inlineSize: '18px',
  marginInlineStart: 'auto',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
});
