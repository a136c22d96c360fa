/**
 * The sizes of the site. No other folder of the site writes a width of the window, a `clamp()` or a
 * color: tests/unit/site-style.test.ts.
 */

/** Distances, in steps of 4 px. */
export const space = {
  4: '4px',
  8: '8px',
  12: '12px',
  16: '16px',
  24: '24px',
  32: '32px',
  48: '48px',
  72: '72px',
  112: '112px',
} as const;

/** Distances that grow with the window. */
export const rhythm = {
  /** Above and below the content of a band. */
  band: 'clamp(24px, 4vw, 52px)',
  /** Between a band's heading and its content. */
  head: 'clamp(16px, 2.4vw, 30px)',
  /** Beside an entry of the header, so that all fit in one line of the narrowest window with a bar. */
  entry: 'clamp(4px, 7vw - 68px, 12px)',
  /** Between columns. */
  columns: 'clamp(24px, 4vw, 56px)',
  /** Inside a sheet of paper. */
  sheet: 'clamp(18px, 2.2vw, 32px)',
  /** How far something reaches over the edge of a band. */
  over: 'clamp(24px, 4vw, 56px)',
  /** From the edge of the window to the content. */
  edge: 'clamp(16px, 5vw, 24px)',
  /** Inside a drawing, and between its parts. These and `drawn` grow with the drawing. */
  drawing: 'clamp(20px, 6cqi, 32px)',
  parts: 'clamp(12px, 8cqi, 48px)',
} as const;

export const radius = {
  paper: '6px',
  field: '12px',
  icon: '16px',
  card: '24px',
  hero: '32px',
  pill: '999px',
};

/** Sizes of type, from the caption to the one peak of a page. */
export const text = {
  /** Captions and labels: the smallest type of the site. */
  small: '.9375rem',
  body: 'clamp(1.0625rem, 1rem + .25vw, 1.125rem)',
  lead: 'clamp(1.125rem, 1rem + .5vw, 1.3125rem)',
  h3: 'clamp(1.375rem, 1.2rem + .6vw, 1.6875rem)',
  /** The heading of a sheet, whose content may be larger. */
  sheet: 'clamp(1.625rem, 1rem + 1.7vw, 2.25rem)',
  /** Index type: a word that stands for a whole line. */
  index: 'clamp(1.75rem, 1rem + 2.4vw, 2.625rem)',
  /** In a list of at most four lines. */
  indexFew: 'clamp(2rem, 1rem + 3vw, 3.25rem)',
  h2: 'clamp(2rem, 1.2rem + 2.3vw, 3rem)',
  h1: 'clamp(2.375rem, 1.5rem + 4vw, 4.5rem)',
  /** One figure that is a whole opening. */
  giant: 'clamp(9rem, 34vw, 27rem)',
  /** At most once on a page. */
  poster: 'min(clamp(3.5rem, 1rem + 9.4vw, 8.5rem), max(10.7vw, 3.5rem))',
};

/** Sizes of type in drawings. */
export const drawn = {
  line: 'clamp(1.0625rem, 4cqi, 1.3125rem)',
  heading: 'clamp(1.375rem, 6cqi, 2.125rem)',
  headline: 'clamp(1.4375rem, 5cqi, 1.875rem)',
};

/** The width of 66 digits in our font. Not in `ch`, which differs in the fallback font. */
export const measure = '42.3em';

export const mono = 'ui-monospace, monospace';

/** The top position of sticky elements, below the sticky header. */
export const belowHeader = '96px';

/** The five widths of the window at which something changes, as media queries up to that width. */
export const upTo = {
  tiny: '(width <= 360px)',
  phone: '(width <= 640px)',
  tablet: '(width <= 900px)',
  /** The drawer replaces the navigation bar. */
  bar: '(width <= 1024px)',
  desk: '(width <= 1800px)',
} as const;

/** The same widths, from the next pixel on. */
export const above = {
  tiny: '(width > 360px)',
  phone: '(width > 640px)',
  tablet: '(width > 900px)',
  bar: '(width > 1024px)',
  desk: '(width > 1800px)',
} as const;

/** For what is decoration: windows of such a width, but neither forced colors nor paper. */
export const drawnOn = (width: string) => `screen and ${width} and (forced-colors: none)`;

/** Inside the buttons of the header on phones, so that logo and buttons fit in one row. */
export const phoneInset = 'clamp(8px, 2.6vw, 16px)';

export const narrow = upTo.bar;
export const small = upTo.phone;
export const reducedMotion = '(prefers-reduced-motion: reduce)';
