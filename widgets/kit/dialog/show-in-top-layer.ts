/**
 * Shows an element above the page, whatever the page's stacking contexts are. Browsers without popovers
 * show it where it is, so its style gives it a fixed position.
 */
export function showInTopLayer(element: HTMLElement): void {
  // The attribute, because older browsers do not reflect the property.
  element.setAttribute('popover', 'manual');
  if (!element.showPopover || !element.isConnected) return;
  if (!element.matches(':popover-open')) element.showPopover();
}
