import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { motionAllowed, rise, surface } from '../kit/dialog/dialog-body.css.ts';
import { token } from '../kit/style/tokens.ts';

/** The heading is a bar at the top. The child fills the rest, without a border of its own. */
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
    '--actions-position': 'sticky',
  },
  margin: '0 !important',
  minBlockSize: '0 !important',
});

/** With this height, the dialog neither grows while a form loads nor changes with each step. */
globalStyle('::slotted(:is(hire-get-matched, :not(:defined)))', {
  minBlockSize: 'min(480px, 60dvh) !important',
});

/** The carousel's buttons are outside its card, so it needs a padding. */
globalStyle('::slotted(hire-carousel)', { padding: '20px !important' });

/** Forms have a padding of their own, and texts and pictures beside or instead of them have none. */
const texts = 'p, h2, h3, h4, h5, h6, ul, ol, dl, blockquote, pre, table, figure, img';

globalStyle(`::slotted(:is(${texts}))`, {
  margin: `20px ${token('space-card')} !important`,
  '@media': { '(max-width: 480px)': { marginInline: '20px !important' } },
});

/** A child whose script is not loaded yet shows the link inside its tag. */
globalStyle('::slotted(:not(:defined))', {
  display: 'block !important',
  padding: `${token('space-card')} !important`,
});

/** Scrolls a focused element above the wizard's sticky buttons. */
globalStyle('dialog, dialog *', { scrollPaddingBlockEnd: '128px !important' });

export const content = style({});

/** In the top layer, above every stacking context of the host. */
const floating = style({
  position: 'fixed',
  insetBlock: 'auto 16px',
  insetInline: 'auto 16px',
  margin: 0,
  gap: '10px',
  minBlockSize: '56px',
  boxShadow: token('shadow-floating'),
  // Hidden while the panel is open.
  selectors: {
    '&:not(:popover-open)': { display: 'none' },
    '&[aria-expanded=true]': { display: 'none' },
  },
  '@media': { print: { display: 'none' } },
});

globalStyle(`${floating} svg`, {
  flex: 'none',
  inlineSize: '24px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
});

export const launcher = styleVariants({
  bubble: [floating, { maxInlineSize: 'calc(100% - 32px)' }],
  'side-tab': [
    floating,
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

const panelBox = style({
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
    panelBox,
    {
      padding: '16px',
      maxBlockSize: '700px',
      '@media': { '(max-width: 480px)': { padding: '8px' } },
    },
  ],
  'side-tab': [panelBox],
});

/** For the bubble and its panel: in the corner where lines begin. */
export const atStart = styleVariants({
  launcher: { insetInline: '16px auto' },
  panel: { insetInline: '0 auto' },
});

const frameBox = style([
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

globalStyle(`${frameBox} > ${content}`, {
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

const slide = keyframes({ from: { translate: '100%' } });
const slideRtl = keyframes({ from: { translate: '-100%' } });
const timing = `${token('duration-panel')} ${token('ease')}`;

export const frame = styleVariants({
  bubble: [
    frameBox,
    {
      borderRadius: token('radius-card'),
      '@media': { [motionAllowed]: { animation: `${rise} ${timing}` } },
    },
  ],
  'side-tab': [
    frameBox,
    {
      borderBlock: 0,
      borderInlineEnd: 0,
      '@media': {
        [motionAllowed]: {
          animation: `${slide} ${timing}`,
          selectors: { '&:dir(rtl)': { animationName: slideRtl } },
        },
      },
    },
  ],
});
