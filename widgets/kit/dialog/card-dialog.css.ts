import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { token } from '../style/tokens.ts';
import { calm, rise, surface } from './dialog-body.css.ts';

/** In the top layer, beside what is read. */
const place = style({
  position: 'fixed',
  insetBlock: 'auto 16px',
  insetInline: 'auto 16px',
  inlineSize: 'min(380px, calc(100% - 32px))',
  maxBlockSize: 'calc(100dvh - 32px)',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
  color: 'inherit',
  background: 'none',
});

/** Where the card leaves the focused element in sight. A translation is no shift of layout. */
export const places = styleVariants({
  bottom: [place],
  top: [place, { translate: '0 calc(100% + 32px - 100dvh)' }],
  aside: [place, { visibility: 'hidden' }],
});

export const card = style([
  surface,
  {
    display: 'block',
    inlineSize: '100%',
    maxBlockSize: 'inherit',
    margin: 0,
    padding: '14px 16px 16px',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    color: 'inherit',
    borderRadius: token('radius-card'),
    '@media': { [calm]: { animation: `${rise} ${token('duration-panel')} ${token('ease')}` } },
  },
]);

/** The heading's line is as high as the close button reaches down. */
globalStyle(`${card} > h2`, { fontSize: '20px', minBlockSize: '30px' });
globalStyle(`${card} > button`, { insetBlockStart: '2px', insetInlineEnd: '2px' });
