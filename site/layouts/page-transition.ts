/**
 * From one page of ours to the next in a short fade, where a browser can and the visitor does not
 * mind. The picture of the old page takes no clicks: they are for the page beneath it. As text,
 * because vanilla-extract does not know the rule.
 */
export const pageTransition =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}::view-transition{pointer-events:none}::view-transition-group(root),::view-transition-old(root),::view-transition-new(root){animation-duration:.2s}}';
