import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { token } from '../style/tokens.ts';
import { close, edge, motionAllowed, rise, surface } from './dialog-body.css.ts';

const corner = style({
  // The distance from the bottom of the window.
  vars: { '--distance': '16px' },
  position: 'fixed',
  insetBlock: 'auto var(--distance)',
  insetInline: 'auto 16px',
  inlineSize: 'min(580px, calc(100% - 32px))',
  maxBlockSize: 'calc(100dvh - 16px - var(--distance))',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
  color: 'inherit',
  background: 'none',
  // It would cover the text on every sheet.
  '@media': { print: { display: 'none' } },
});

/** Keyed by position. A translation does not count as a layout shift. */
export const positions = styleVariants({
  bottom: [corner],
  top: [corner, { translate: '0 calc(100% + 16px + var(--distance) - 100dvh)' }],
  hidden: [corner, { visibility: 'hidden' }],
});

/** In the corner where lines begin. */
export const atStart = style({ insetInline: '16px auto' });

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

/** The heading ends at the lower edge of the close button. */
globalStyle(`${card} > h2`, { fontSize: '20px', minBlockSize: '30px' });
globalStyle(`${card} > ${edge}`, { insetBlock: '2px', insetInlineEnd: '2px' });
/** Besides the padding of the card, to which the position is relative. */
globalStyle(`${card} ${edge} ${close}`, { insetBlockStart: '-10px' });
/** Inside, because the card's edge would cut it. */
globalStyle(`${card} ${edge} ${close}:focus-visible`, { outlineOffset: '-6px' });

/** Clips the content without removing it, so that its height can still be measured. */
export const folded = style([card, { maxBlockSize: '48px', overflow: 'hidden' }]);

globalStyle(`${folded} > h2`, { fontSize: token('font-size-small'), whiteSpace: 'nowrap' });

/** Beside the close button. A press on the heading counts as one on this button. */
export const unfold = style([
  close,
  {
    position: 'absolute',
    insetBlockStart: '2px',
    insetInlineEnd: '42px',
    '::before': { content: '', position: 'absolute', inset: '0 0 0 -100vw' },
  },
]);
