import { token } from '../../widgets/kit/style/tokens.ts';
import { color, highlight, orbs, paper, unlit } from './palette.ts';
import { radius, text } from './scale.ts';

// Declarations to spread into styles.

/** A card. */
export const cardLook = {
  border: `1px solid ${token('color-line')}`,
  borderRadius: radius.card,
  backgroundColor: token('color-surface'),
};

/** A fill that browsers print. Use a light color, because printed text is black. */
export const printed = (fill: string) =>
  ({
    vars: { '--telling': fill },
    background: 'var(--telling)',
    printColorAdjust: 'exact',
  }) as const;

/** A fill that says something, such as that of a bar: it stays in forced colors and on paper. */
export const telling = (fill: string) => ({ ...printed(fill), forcedColorAdjust: 'none' }) as const;

/**
 * The visitor's nine to five. What somebody shares of it has the color of the sun, once
 * site/scripts/hours-with-you.ts has set when.
 */
export const nineToFive = `linear-gradient(90deg, transparent calc((var(--from, 9) - 9) * 12.5%), ${color('sun')} 0 calc((var(--to, 9) - 9) * 12.5%), transparent 0) ${unlit}`;

/** The color of points. A yellow ground sets `--point`, because a yellow sun is hardly seen on it. */
const point = `var(--point, ${orbs.sun})`;
/** Points as a sun: empty is none, half is one, full is two. */
const pointSun = {
  border: `2px solid ${orbs.protea}`,
  borderRadius: '50%',
  backgroundColor: paper.white,
};
export const pointSuns = {
  0: pointSun,
  1: { ...pointSun, ...telling(`linear-gradient(90deg, ${point} 50%, ${paper.white} 0)`) },
  2: { ...pointSun, ...telling(point) },
};

/** Captions and labels. */
export const softLook = { color: token('color-ink-soft'), fontSize: text.small };

export const circle = (size: string) => ({
  inlineSize: size,
  aspectRatio: '1',
  borderRadius: '50%',
});

/** For `@media`: hides what is decoration in forced colors and on paper. */
export const hiddenDecoration = {
  '(forced-colors: active)': { display: 'none' },
  print: { display: 'none' },
} as const;

/** A shape that `::before` or `::after` draws: on its element, or behind what is in it. */
export const shapeLook = { content: '', position: 'absolute' } as const;
export const behindLook = { ...shapeLook, zIndex: -1 } as const;

/** Words marked as with a pen. In the dark theme they are underlined. */
export const markedLook = {
  marginInline: '-.15em',
  paddingInline: '.15em',
  background: `linear-gradient(transparent var(--mark-start, 8%), ${highlight} 0 94%, transparent 0)`,
  boxDecorationBreak: 'clone',
  color: 'inherit',
  '@media': { '(prefers-color-scheme: dark)': { vars: { '--mark-start': '86%' } } },
} as const;

/** A ring that a pen draws around words, and one around a number. */
export const penLook = (pen: string) =>
  ({
    // With corners of this size, the ring keeps clear of the first and the last letter.
    paddingInline: '.3em',
    border: `.09em solid ${pen}`,
    borderRadius: '1.3em .9em 1.4em .8em / 58% 50% 62% 48%',
    background: 'none',
    color: 'inherit',
    // So that words on two lines have one ring, not two.
    display: 'inline-block',
  }) as const;
export const penNumberLook = (pen: string) => ({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '34px',
  blockSize: '34px',
  border: `3px solid ${pen}`,
  borderRadius: '53% 47% 55% 45% / 48% 54% 46% 52%',
  fontSize: text.small,
});
