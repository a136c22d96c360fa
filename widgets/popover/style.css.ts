import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { calm, rise, surface } from '../kit/dialog/dialog-body.css.ts';
import { token } from '../kit/style/tokens.ts';

/** A bar for the heading; what the tag holds fills the rest, up to the round corners, with no frame of its own. */
globalStyle('[part=dialog]', { padding: '0 !important', overflow: 'clip' });

globalStyle('[part=heading]', {
  display: 'grid',
  alignItems: 'center',
  minBlockSize: '68px',
  padding: `10px 68px 10px ${token('space-card')}`,
  fontSize: '20px',
  borderBlockEnd: `1px solid ${token('color-line')}`,
  '@media': { '(max-width: 480px)': { paddingInlineStart: '20px' } },
});

globalStyle('::slotted(*)', {
  vars: {
    '--hire-border-card': '0px',
    '--hire-radius-card': '0',
    '--hire-shadow-card': 'none',
    '--reach': 'sticky',
  },
  margin: '0 !important',
  minBlockSize: '0 !important',
});

/** Its buttons stand outside its card. */
globalStyle('::slotted(hire-carousel)', { padding: '20px !important' });

/** Until its script is there, it is the link in it. */
globalStyle('::slotted(:not(:defined))', {
  display: 'block !important',
  padding: `${token('space-card')} !important`,
});

/** What takes the focus comes to stand above buttons that stay in reach. */
globalStyle('dialog, dialog *', { scrollPaddingBlockEnd: '128px !important' });

/** As high as most of what comes, so that the dialog does not grow under the pointer. */
export const content = style({ minBlockSize: 'min(480px, 60dvh)' });

/** In the top layer, so that no host's stacking or transform can bury it. */
const stuck = style({
  position: 'fixed',
  insetBlock: 'auto 16px',
  insetInline: 'auto 16px',
  margin: 0,
  gap: '10px',
  minBlockSize: '56px',
  boxShadow: token('shadow-floating'),
  // Open, the panel takes its place.
  selectors: { '&:not(:popover-open), &[aria-expanded=true]': { display: 'none' } },
  '@media': { print: { display: 'none' } },
});

globalStyle(`${stuck} svg`, {
  flex: 'none',
  inlineSize: '24px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
});

export const launcher = styleVariants({
  bubble: [stuck, { maxInlineSize: 'calc(100% - 32px)' }],
  'side-tab': [
    stuck,
    {
      insetBlock: '50% auto',
      insetInlineEnd: 0,
      translate: '0 -50%',
      flexDirection: 'column',
      maxBlockSize: '80dvh',
      padding: '18px 11px',
      borderRadius: 0,
      borderStartStartRadius: token('radius-field'),
      borderEndStartRadius: token('radius-field'),
    },
  ],
});

globalStyle(`${launcher['side-tab']} span`, { writingMode: 'vertical-rl' });

const beside = style({
  position: 'fixed',
  insetBlock: 'auto 0',
  insetInline: 'auto 0',
  inlineSize: '440px',
  maxInlineSize: '100%',
  blockSize: '100dvh',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
  color: 'inherit',
  background: 'none',
});

export const panel = styleVariants({
  bubble: [
    beside,
    {
      padding: '16px',
      maxBlockSize: '700px',
      '@media': { '(max-width: 480px)': { padding: '8px' } },
    },
  ],
  'side-tab': [beside],
});

const filled = style([
  surface,
  {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    color: 'inherit',
  },
]);

globalStyle(`${filled} > ${content}`, {
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

const slide = keyframes({ from: { translate: '100%' } });
const slideRtl = keyframes({ from: { translate: '-100%' } });
const arrival = `${token('duration-panel')} ${token('ease')}`;

export const frame = styleVariants({
  bubble: [
    filled,
    {
      borderRadius: token('radius-card'),
      '@media': { [calm]: { animation: `${rise} ${arrival}` } },
    },
  ],
  'side-tab': [
    filled,
    {
      borderBlock: 0,
      borderInlineEnd: 0,
      '@media': {
        [calm]: {
          animation: `${slide} ${arrival}`,
          selectors: { '&:dir(rtl)': { animationName: slideRtl } },
        },
      },
    },
  ],
});
