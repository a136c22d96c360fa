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

export const radius = { field: '12px', icon: '16px', card: '24px', hero: '32px', pill: '999px' };

export const text = {
  small: '.9375rem',
  body: '1.0625rem',
  lead: 'clamp(1.125rem, 1rem + .5vw, 1.25rem)',
  h3: '1.3125rem',
  h2: 'clamp(1.8125rem, 1.3rem + 2vw, 2.75rem)',
  h1: 'clamp(2.375rem, 1.5rem + 4vw, 4.125rem)',
};

/** The width of 66 digits in our font. Not in `ch`, which differs in the fallback font. */
export const measure = '42.3em';

export const mono = 'ui-monospace, monospace';

/** The top position of sticky elements, below the sticky header. */
export const belowHeader = '96px';

/** At this width and below, the drawer replaces the navigation bar. */
export const narrow = '(width <= 1024px)';
export const small = '(width <= 640px)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';
