/**
 * The id of the element after the first section. `<link rel="expect" blocking="render">` makes
 * Chromium wait for it before the first paint; a half-parsed first section would shift when the
 * rest arrives.
 */
export const firstPaintId = 'first-sight';

/** The id of the element with all other sections. */
export const restId = 'rest';
