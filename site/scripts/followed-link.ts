/** The link that a click follows in the same tab, unless a script or a modifier key prevents that. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element && event.target.closest('a');
  const hasKey = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  return link && !hasKey && !link.target && !event.defaultPrevented ? link : undefined;
}
