import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../kit/style/tokens.ts';

const calm = '(prefers-reduced-motion: no-preference)';
/** Paper has no script: whoever prints before the script has come gets every slide as well. */
const scripted = 'screen and (scripting: enabled)';

/** One slide has gone before the next one comes: together they take 400 ms. */
const going = token('duration-state');
const coming = '250ms';

export const carousel = style({ display: 'grid', gap: '16px' });

/** As high as the highest slide, whichever of them shows. */
export const stage = style({
  display: 'grid',
  overflow: 'clip',
  touchAction: 'pan-y pinch-zoom',
  '@media': {
    '(min-width: 720px)': { padding: `calc(${token('space-card')} * 1.5)` },
    print: { display: 'block' },
  },
});

/** The children lie one upon another where a script will come for them, else one below another. */
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
  selectors: { '&[inert]': { opacity: 0, transform: 'translateY(12px)' } },
  '@media': {
    [calm]: {
      transition: `opacity ${coming} ${going}, transform ${coming} ${going} ${token('ease')}`,
      selectors: {
        '&[inert]': {
          transition: `opacity ${going}, visibility 0s ${going}, transform 0s ${going}`,
        },
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

globalStyle(`${slide}[inert]`, {
  '@media': { print: { visibility: 'visible', opacity: 1, transform: 'none' } },
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

/** The rotation button stands by itself, where the lines of the slides begin. */
globalStyle(`${button}:first-child`, { marginInlineEnd: 'auto' });

globalStyle(`${button}[part$=play] svg`, { fill: 'currentColor' });

globalStyle(`${button}:dir(rtl) ~ ${button} svg`, { transform: 'scaleX(-1)' });

/** On a surface of its own, for a theme may differ from the page's. */
export const dots = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  padding: '3px',
  background: token('color-surface'),
  border: `${token('border-card')} solid ${token('color-line')}`,
  borderRadius: token('radius-card'),
});

/** What is drawn is smaller than its target. */
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
    // All border, so that it is filled in forced colours as well.
    '&[aria-selected=true]::before': { border: '6px solid' },
  },
});

globalStyle(`${button}, ${dot}`, {
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  color: token('color-action'),
  cursor: 'pointer',
});
