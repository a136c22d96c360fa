import { schemeOf } from '../build/assets/covers.ts';
import type { SocialCard } from '../build/assets/social-images.ts';
import type { Article } from '../content/article.ts';
import { brand } from '../content/brand.ts';
import { capitalise } from '../content/capitalise.ts';
import { labels } from '../content/labels.ts';
import { navigation, smallPrint } from '../content/navigation.ts';
import { shell } from '../content/shell.ts';

/** What a page is about, whoever asks. */
export interface Subject {
  title: string;
  description: string;
  /** Clean: no ending, no slash at the end. */
  path: string;
  /** What it offers, where it is the page of a service. */
  service?: string;
  article?: Article;
  /** Kept from search engines. */
  isUnlisted?: boolean;
}

const links = [
  { label: shell.home, href: '/' },
  shell.article.all,
  ...navigation.flatMap((entry) => ('lists' in entry ? entry.lists.flat() : entry)),
  ...smallPrint,
];

/** As the menu calls it; elsewhere by its title. */
export const nameOf = ({ path, title }: Pick<Subject, 'path' | 'title'>): string =>
  links.find(({ href }) => href === path)?.label ?? withoutBrand(title);

/** The name stands beside it already. */
export const withoutBrand = (title: string): string =>
  title.replace(` | ${brand.name}`, '').replace(`${brand.name}: `, '');

export function socialCardOf({ title, path, article, service }: Subject): SocialCard {
  const kind = labels.social[article ? 'article' : service ? 'service' : 'page'];
  if (article && !article.isRecent) return { title: labels.social.older, kind, seed: kind };
  return {
    title: capitalise(withoutBrand(title)),
    kind,
    seed: article?.seed ?? path,
    scheme: article && schemeOf(article.seed),
  };
}
