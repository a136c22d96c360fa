/**
 * For container queries: a layout then depends on the width of the frame, not of the window. Such a frame has no
 * width of its own, but a dialog, a table or a centered column of the page asks for one.
 */
export const frameWidth = {
  containerType: 'inline-size',
  containIntrinsicInlineSize: 'min(280px, 80vw)',
} as const;
