import { hasModifier } from '../../widgets/kit/press/press.ts';

/** The link that a click follows in the same tab, unless a script or a modifier key prevents that. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || link.target || event.defaultPrevented || hasModifier(event)) return undefined;
  return link;
}
