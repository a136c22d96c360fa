import type { Article, ArticleCollection } from '../content/article.ts';
import { fillFigures } from '../content/fill-figures.ts';
import { pathOf } from './path.ts';

/** An entry of Eleventy's `collections.all`. */
export interface CollectionItem {
  data: FrontMatter;
  page: { inputPath: string; fileSlug: string; url: string };
}

/** Older articles share one social image, because drawing thousands would slow the build. */
const maxRecent = 100;

interface FrontMatter extends Omit<Article, 'name' | 'href' | 'published' | 'isRecent'> {
  date: Date;
}

const cache = new WeakMap<readonly CollectionItem[], ArticleCollection>();

/** Cached, because every page asks for it. */
export function articlesOf(items: readonly CollectionItem[]): ArticleCollection {
  const articles = cache.get(items) ?? createCollection(readArticles(items));
  cache.set(items, articles);
  return articles;
}

function createCollection(articles: readonly Article[]): ArticleCollection {
  const articlesByPath = new Map(articles.map((article) => [article.href, article]));
  const articlesByName = new Map(articles.map((article) => [article.name, article]));
  return {
    all: articles,
    byPath: (path) => articlesByPath.get(path) ?? fail(`There is no article at ${path}.`),
    byName: (name) => articlesByName.get(name) ?? fail(`There is no site/articles/${name}.md.`),
  };
}

function fail(reason: string): never {
  throw new Error(reason);
}

const readArticles = (items: readonly CollectionItem[]): Article[] =>
  items
    .filter(({ page }) => page.inputPath.includes('/articles/'))
    .sort((one, other) => other.data.date.getTime() - one.data.date.getTime())
    .map((article, rank) => articleFrom(article, rank < maxRecent));

const articleFrom = ({ data, page }: CollectionItem, isRecent: boolean): Article => ({
  name: page.fileSlug,
  href: pathOf(page.url),
  title: fillFigures(data.title),
  description: fillFigures(data.description),
  excerpt: fillFigures(data.excerpt),
  icon: data.icon,
  seed: data.seed,
  isRecent,
  published: data.date,
  updated: data.updated,
  related: data.related,
  exercise: data.exercise,
  cta: {
    label: data.cta.label,
    href: data.cta.href,
    heading: fillFigures(data.cta.heading),
    text: fillFigures(data.cta.text),
  },
});
