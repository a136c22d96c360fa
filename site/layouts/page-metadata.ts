import { schemeOf } from '../assets/covers.ts';
import type { SocialCard } from '../assets/social-images.ts';
import type { Article } from '../content/article.ts';
import { brand } from '../content/brand.ts';
import { capitalize } from '../content/capitalize.ts';
import { labels } from '../content/labels.ts';
import { rays } from '../content/navigation.ts';

/** The facts about a page for its head, structured data, feeds and sitemap. */
export interface PageMetadata {
  title: string;
  description: string;
  /** The URL path, without an ending or a trailing slash. */
  path: string;
  /** On the page of a service: what it offers, as a schema.org `serviceType`. */
  service?: string;
  /** On the page of a tool: its name, as a schema.org `WebApplication`. */
  application?: string;
  article?: Article;
  /** Hidden from search engines. */
  isUnlisted?: boolean;
}

/** The page's label in the menus or, if no menu has it, its title. */
export const nameOf = ({ path, title }: Pick<PageMetadata, 'path' | 'title'>): string =>
  rays.find(({ href }) => href === path)?.label ?? withoutBrand(title);

/** Removes the brand's name from a title, for places that already show it. */
const withoutBrand = (title: string): string =>
  title.replace(` | ${brand.name}`, '').replace(`${brand.name}: `, '');

export function socialCardOf({ title, path, article, service }: PageMetadata): SocialCard {
  const kind = labels.social[article ? 'article' : service ? 'service' : 'page'];
  if (article && !article.isRecent) return { title: labels.social.older, kind, seed: kind };
  return {
    title: capitalize(withoutBrand(title)),
    kind,
    seed: article?.seed ?? path,
    scheme: article && schemeOf(article.seed),
  };
}
