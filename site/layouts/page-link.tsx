import type { Action } from '../content/actions.ts';

/** A link, marked with `aria-current` on the page that it leads to. */
export const PageLink = ({ link, path }: { link: Action; path: string }) => (
  <a href={link.href} aria-current={link.href === path ? 'page' : undefined}>
    {link.label}
  </a>
);

interface LinksProps {
  links: readonly Action[];
  path: string;
  className?: string;
}

export const PageLinks = ({ links, path, className }: LinksProps) => (
  <ul className={className}>
    {links.map((link) => (
      <li key={link.href}>
        <PageLink link={link} path={path} />
      </li>
    ))}
  </ul>
);
