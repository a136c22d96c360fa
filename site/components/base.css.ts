import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { space, still, text } from './scale.ts';

globalStyle('*, ::before, ::after', { boxSizing: 'border-box' });

globalStyle('html', {
  textSizeAdjust: '100%',
  /** Chromium on Linux sets each letter to whole pixels otherwise: a line is off by two per cent. */
  textRendering: 'geometricPrecision',
  scrollPaddingBlock: space[72],
});

/** A modal dialog holds the page still beneath it. */
globalStyle('html:has(dialog:modal)', { overflow: 'hidden' });

globalStyle('body', {
  margin: 0,
  backgroundColor: token('color-paper'),
  color: token('color-ink'),
  fontFamily: 'var(--hire-font)',
  fontSize: text.body,
  lineHeight: 1.6,
  overflowWrap: 'break-word',
});

globalStyle('h1, h2, h3', {
  margin: 0,
  fontFamily: 'var(--hire-font-heading)',
  fontWeight: 700,
  lineHeight: 1.06,
  letterSpacing: '-.02em',
  textWrap: 'balance',
  /** Large text on a phone: rather a broken word than one that leaves the window. */
  overflowWrap: 'anywhere',
});
globalStyle('h1', { fontSize: text.h1 });
globalStyle('h2', { fontSize: text.h2 });
globalStyle('h3', { fontSize: text.h3, lineHeight: 1.2 });
globalStyle('p, ul, figure', { margin: 0 });
globalStyle('p', { textWrap: 'pretty' });
globalStyle('ul', { padding: 0, listStyle: 'none' });
globalStyle('a', { color: token('color-link'), textUnderlineOffset: '.2em' });
globalStyle('img, svg', { display: 'block', flex: 'none' });
globalStyle('input, button', { font: 'inherit', letterSpacing: 'inherit' });

globalStyle(':focus-visible', {
  outline: `3px solid ${token('color-focus')}`,
  outlineOffset: '3px',
});
globalStyle('main:focus-visible', { outline: 'none' });

globalStyle('html[data-motion=off] *, [data-away] *', {
  animationPlayState: 'paused !important',
});

globalStyle('*, ::before, ::after', {
  '@media': { [still]: { animation: 'none !important', transition: 'none !important' } },
});

globalStyle('*', {
  '@media': {
    print: {
      backgroundColor: 'transparent !important',
      color: '#000 !important',
      boxShadow: 'none !important',
    },
  },
});

export const wrap = style({
  inlineSize: '100%',
  maxInlineSize: '1228px',
  marginInline: 'auto',
  paddingInline: `clamp(${space[16]}, 5vw, ${space[24]})`,
});

export const hidden = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Of use only with a script: gone when there is none, and from paper. */
export const scripted = style({
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});

/** Only there to be looked at. */
export const decoration = style({
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { display: 'none' }, print: { display: 'none' } },
});
