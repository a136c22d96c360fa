import type { Action } from '../content/actions.ts';

/** A link that knows when it leads to the page it stands on. */
export const PageLink = ({ link, path }: { link: Action; path: string }) => (
  <a href={link.href} aria-current={link.href === path ? 'page' : undefined}>
    {link.label}
  </a>
);
