import type { Article } from '../content/article.ts';
import { fillFigures } from '../content/fill-figures.ts';
import { pathOf } from './path.ts';

/** What Eleventy knows of a page that it has read. */
export interface Collected {
  data: FrontMatter;
  page: { inputPath: string; fileSlug: string; url: string };
}

interface FrontMatter extends Omit<Article, 'name' | 'href' | 'published'> {
  date: Date;
}

/** All articles, the newest first. */
export const libraryOf = (all: readonly Collected[]): Article[] =>
  all
    .filter(({ page }) => page.inputPath.includes('/articles/'))
    .map(articleFrom)
    .sort((one, other) => other.published.getTime() - one.published.getTime());

const articleFrom = ({ data, page }: Collected): Article => ({
  name: page.fileSlug,
  href: pathOf(page.url),
  title: fillFigures(data.title),
  description: fillFigures(data.description),
  excerpt: fillFigures(data.excerpt),
  icon: data.icon,
  seed: data.seed,
  published: data.date,
  updated: data.updated,
  related: data.related,
  cta: {
    label: data.cta.label,
    href: data.cta.href,
    heading: fillFigures(data.cta.heading),
    text: fillFigures(data.cta.text),
  },
});
