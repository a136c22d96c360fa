import type { Action } from '../content/actions.ts';

/** A link, marked with `aria-current` on the page that it leads to. */
export const PageLink = ({ link, path }: { link: Action; path: string }) => (
  <a href={link.href} aria-current={link.href === path ? 'page' : undefined}>
    {link.label}
  </a>
);
