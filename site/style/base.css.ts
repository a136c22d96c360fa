import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../widgets/kit/style/tokens.ts';
import { box, fill, font, globalStyleOn, headingFace } from './layout.ts';
import { hiddenDecoration } from './looks.ts';
import { above, reducedMotion, rhythm, space, text } from './scale.ts';

globalStyle('*, ::before, ::after', { boxSizing: 'border-box' });

globalStyle('html', {
  textSizeAdjust: '100%',
  // Otherwise Chromium on Linux rounds each glyph's width to whole pixels, and the widths of lines
  // differ by up to 2 %.
  textRendering: 'geometricPrecision',
  // On very large screens the whole page grows, so that it does not look lost.
  // On paper, text is read at ten points.
  '@media': { [above.desk]: { fontSize: 'max(100%, .8vw)' }, print: { fontSize: '80%' } },
});

/**
 * Keeps the sticky header from covering the focused element or the target of a link. Applied only
 * while there is one, because otherwise Chromium restores a wrong scroll position after a reload.
 */
globalStyle('html:is(:focus-within, :has(:target))', { scrollPaddingBlock: space[72] });

/** The page behind a modal dialog must not scroll. */
globalStyle('html:has(dialog:modal)', { overflow: 'hidden' });

globalStyle('body', {
  margin: 0,
  ...fill(token('color-paper'), token('color-ink')),
  fontFamily: 'var(--hire-font)',
  ...font(text.body, 1.5),
  overflowWrap: 'break-word',
  textWrap: 'pretty',
});

globalStyle('h1, h2, h3', {
  margin: 0,
  ...headingFace,
  lineHeight: 1.06,
  letterSpacing: '-.02em',
  textWrap: 'balance',
  // With large text on a phone, a long word would otherwise overflow the window.
  overflowWrap: 'anywhere',
});
globalStyle('h1', { fontSize: text.h1 });
globalStyle('h2', { fontSize: text.h2 });
globalStyle('h3', font(text.h3, 1.12));
globalStyle('p, ul, ol, dd, figure, fieldset', { margin: 0 });
globalStyle('ul, ol', { padding: 0, listStyle: 'none' });
globalStyle('fieldset', { minInlineSize: 0, padding: 0, border: 0 });
globalStyle('summary', { listStyle: 'none', cursor: 'pointer' });
globalStyle('summary::-webkit-details-marker', { display: 'none' });
globalStyle('summary > svg', { transition: 'rotate 240ms' });
globalStyle('[open] > summary > svg', { rotate: '180deg' });
globalStyleOn('print', '::details-content', { contentVisibility: 'visible', blockSize: 'auto' });
globalStyle('a', { color: token('color-link'), textUnderlineOffset: '.2em' });
globalStyle('img, svg', { display: 'block', flex: 'none' });
globalStyle('input, button', { font: 'inherit', letterSpacing: 'inherit' });

globalStyle(':focus-visible', {
  outline: `3px solid ${token('color-focus')}`,
  outlineOffset: '3px',
});
globalStyle('main:focus-visible', { outline: 'none' });

globalStyle('html[data-motion=off] *, [data-offscreen] *', {
  animationPlayState: 'paused !important',
});

globalStyleOn(reducedMotion, '*, ::before, ::after', {
  animation: 'none !important',
  transition: 'none !important',
});

/**
 * Text is black on paper, so it lies on no color, whether or not the browser prints backgrounds. Only
 * fills made with `printed` or `telling` stay.
 */
globalStyleOn('print', '*, ::before, ::after', {
  vars: { '--telling': 'initial' },
  background: 'var(--telling, none) !important',
  color: '#000 !important',
  boxShadow: 'none !important',
  // Browsers print what has a filter as a picture.
  filter: 'none !important',
  // What is wider than the paper would make the browser print everything smaller.
  maxInlineSize: '100%',
});

/** The browser's own margins may be none, and would cut what is at the edge. */
globalStyle('@page', { margin: '12mm' });

/**
 * A browser does not divide an element that clips or scrolls between two sheets. It moves the whole element
 * to the next sheet, and cuts it off if it is taller than that.
 */
globalStyleOn('print', 'main, section, section > div', { overflow: 'visible !important' });

/** A heading stays with what follows it, and an item that fits on one sheet is not divided. */
globalStyle('h1, h2, h3, summary', { breakAfter: 'avoid' });
globalStyle('li, tr, figure, blockquote, summary', { breakInside: 'avoid' });

export const wrap = style({
  inlineSize: '100%',
  maxInlineSize: `calc(73.75rem + 2 * ${rhythm.edge})`,
  marginInline: 'auto',
  paddingInline: rhythm.edge,
});

/** Stays on one line. In headings only where it fits: enlarged, it may be wider than a phone. */
export const together = style({
  selectors: {
    ':not(h1, h2, h3) > &': { whiteSpace: 'nowrap' },
    ':is(h1, h2, h3) > &': { display: 'inline-block' },
  },
});

globalStyle(`${together} > svg`, { display: 'inline', verticalAlign: 'text-bottom' });

/** Visually hidden, but read by screen readers. */
export const visuallyHidden = style({
  position: 'absolute',
  ...box('1px'),
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Needs scripts: hidden when they are off, and in print. */
export const scriptOnly = style({
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});

/** Purely decorative, so hidden in forced colors mode and in print. */
export const decoration = style({ pointerEvents: 'none', '@media': hiddenDecoration });
