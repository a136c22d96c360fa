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
  h1: 'clamp(2.375rem, 1.5rem + 4vw, 4.625rem)',
};

/** The width of text for reading: 66 figures of ours. In `ch`, it would be others while a stand-in is shown. */
export const measure = '42.3em';

/** For lines of code. */
export const mono = 'ui-monospace, monospace';

/** The drawer takes the bar's place at and below this width. */
export const narrow = '(width <= 1024px)';
export const small = '(width <= 640px)';
export const still = '(prefers-reduced-motion: reduce)';
