/** Whether an element is rendered. Safari before 17.4 cannot say whether it also has an opacity. */
export const isRendered = (element: Element, options?: CheckVisibilityOptions): boolean =>
  element.checkVisibility?.(options) ?? element.getClientRects().length > 0;
