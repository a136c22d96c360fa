/**
 * A short fade between pages. `pointer-events: none` lets clicks during the fade through to the new
 * page. Plain CSS, because vanilla-extract does not support `@view-transition`.
 */
export const pageTransition =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}::view-transition{pointer-events:none}::view-transition-group(root),::view-transition-old(root),::view-transition-new(root){animation-duration:.2s}}';
