import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { text } from './scale.ts';

// Layouts to spread into styles, and looks of a few declarations each that most styles need.

type Size = string | number;

/** One below the other. */
export const stack = (gap: Size) => ({ display: 'grid', gap }) as const;

/** Beside one another; what does not fit is on the next line. */
export const cluster = (gap: Size, alignItems?: string) =>
  ({ display: 'flex', flexWrap: 'wrap', ...(alignItems && { alignItems }), gap }) as const;

/** Beside one another, on one line. */
export const inline = (gap: Size, alignItems = 'center') =>
  ({ display: 'flex', alignItems, gap }) as const;

/** Columns of these widths. */
export const columnsOf = (gridTemplateColumns: string, gap?: Size) =>
  ({ display: 'grid', gridTemplateColumns, ...(gap !== undefined && { gap }) }) as const;

/** Centers what is inside a box. */
export const centered = { display: 'grid', placeItems: 'center' } as const;

/** Its length and its height, which are the same by default. */
export const box = (inlineSize: Size, blockSize: Size = inlineSize) => ({ inlineSize, blockSize });

/** A ground and the color of the text on it. */
export const fill = (backgroundColor: string, color: string) => ({ backgroundColor, color });

/** In forced colors, which remove backgrounds, a line shows where this ends. */
export const edged = { outline: '1px solid transparent' } as const;

export const font = (fontSize: Size, lineHeight: Size) => ({ fontSize, lineHeight });

const large: readonly Size[] = [text.sheet, text.index, text.indexFew, text.h2, text.h1];
const largest: readonly Size[] = [text.poster, text.giant];

/** The line height and letter spacing of a heading. */
function tightnessOf(size: Size) {
  if (largest.includes(size)) return { lineHeight: 1, letterSpacing: '-.04em' };
  if (large.includes(size)) return { lineHeight: 1.05, letterSpacing: '-.03em' };
  return { lineHeight: 1.15, letterSpacing: '-.02em' };
}

export const headingFace = { fontFamily: 'var(--hire-font-heading)', fontWeight: 700 } as const;

/** The type of headings: the larger it is, the tighter. */
export const headingFont = (fontSize: Size) =>
  ({ ...headingFace, fontSize, ...tightnessOf(fontSize), textWrap: 'balance' }) as const;

/** A style for some windows only, such as `above.tablet`. */
export const globalStyleOn = (media: string, selector: string, rule: StyleRule) =>
  globalStyle(selector, { '@media': { [media]: rule } } as Parameters<typeof globalStyle>[1]);
