import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../kit/style/tokens.ts';

const motionAllowed = '(prefers-reduced-motion: no-preference)';
/** On screens only: in print all slides are visible, even before the script has loaded. */
const scripted = 'screen and (scripting: enabled)';

/** The next slide fades in after the former one has faded out: 400 ms in all. */
const fadeOut = token('duration-state');
const fadeIn = '250ms';

export const carousel = style({ display: 'grid', gap: '16px' });

/** As high as the highest slide, so that changing slides shifts no layout. */
export const stage = style({
  display: 'grid',
  overflow: 'clip',
  touchAction: 'pan-y pinch-zoom',
  '@media': {
    '(min-width: 720px)': { padding: `calc(${token('space-card')} * 1.5)` },
    print: { display: 'block' },
  },
});

/** With scripts the children are stacked in one grid cell; without them they are a list. */
export const uncounted = style({ display: 'grid', gap: '32px' });

globalStyle(`${carousel}, ${stage}, ${uncounted}`, { gridTemplateColumns: 'minmax(0, 1fr)' });

globalStyle('::slotted(*)', { margin: 0 });

globalStyle(`${uncounted} ::slotted(*)`, {
  '@media': { [scripted]: { gridArea: '1 / 1 !important' } },
});

globalStyle(`${uncounted} ::slotted(:not(:first-child))`, {
  '@media': { [scripted]: { visibility: 'hidden !important' as 'hidden' } },
});

export const slide = style({
  gridArea: '1 / 1',
  display: 'grid',
  gridTemplateColumns: 'inherit',
  // Not `visibility`, which would hide it from screen readers too.
  selectors: {
    '&[data-hidden]': { opacity: 0, transform: 'translateY(12px)', pointerEvents: 'none' },
  },
  '@media': {
    [motionAllowed]: {
      transition: `opacity ${fadeIn} ${fadeOut}, transform ${fadeIn} ${fadeOut} ${token('ease')}`,
      selectors: {
        '&[data-hidden]': { transition: `opacity ${fadeOut}, transform 0s ${fadeOut}` },
      },
    },
  },
});

export const controls = style({
  order: 1,
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minBlockSize: '44px',
});

globalStyle('[inert]', { visibility: 'hidden' });

globalStyle(`${slide}[data-hidden]`, {
  '@media': { print: { opacity: 1, transform: 'none' } },
});

globalStyle(controls, { '@media': { print: { display: 'none' } } });

export const button = style({
  flex: 'none',
  inlineSize: '44px',
  blockSize: '44px',
  background: token('color-surface'),
  border: `${token('border-field')} solid ${token('color-field')}`,
  borderRadius: token('radius-button'),
  selectors: { '&:hover': { borderColor: 'currentColor' } },
});

globalStyle(`${button} svg`, {
  inlineSize: '18px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** The play button is at the start of the row, apart from the others. */
globalStyle(`${button}:first-child`, { marginInlineEnd: 'auto' });

globalStyle(`${button}[part$=play] svg`, { fill: 'currentColor' });

globalStyle(`${button}:dir(rtl) ~ ${button} svg`, { transform: 'scaleX(-1)' });

/** The background is the tag's own, because its theme may differ from the page's. */
export const dots = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  padding: '3px',
  background: token('color-surface'),
  border: `${token('border-card')} solid ${token('color-line')}`,
  borderRadius: token('radius-card'),
});

/** The target is larger than the visible dot (WCAG 2.5.8, Target Size). */
export const dot = style({
  inlineSize: '24px',
  blockSize: '36px',
  background: 'none',
  border: 0,
  outlineOffset: 0,
  borderRadius: token('radius-button'),
  '::before': {
    content: '',
    inlineSize: '12px',
    blockSize: '12px',
    border: `${token('border-field')} solid ${token('color-field')}`,
    borderRadius: token('radius-button'),
  },
  selectors: {
    '&:hover::before': { borderColor: 'currentColor' },
    // Filled by its border, because forced colors remove the background.
    '&[aria-current]::before': { border: '6px solid' },
  },
});

globalStyle(`${button}, ${dot}`, {
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  color: token('color-action'),
  cursor: 'pointer',
});
