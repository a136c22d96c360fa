import type { Article, Library } from '../content/article.ts';
import { fillFigures } from '../content/fill-figures.ts';
import { pathOf } from './path.ts';

/** What Eleventy knows of a page that it has read. */
export interface Collected {
  data: FrontMatter;
  page: { inputPath: string; fileSlug: string; url: string };
}

/** A picture takes longer to draw than a page: thousands of them would hold a build up. */
const recent = 100;

interface FrontMatter extends Omit<Article, 'name' | 'href' | 'published' | 'isRecent'> {
  date: Date;
}

const libraries = new WeakMap<readonly Collected[], Library>();

/** Put together once, however many pages ask. */
export function libraryOf(all: readonly Collected[]): Library {
  const library = libraries.get(all) ?? createLibrary(collect(all));
  libraries.set(all, library);
  return library;
}

function createLibrary(articles: readonly Article[]): Library {
  const byPath = new Map(articles.map((article) => [article.href, article]));
  const byName = new Map(articles.map((article) => [article.name, article]));
  return {
    articles,
    at: (path) => byPath.get(path) ?? fail(`There is no article at ${path}.`),
    named: (name) => byName.get(name) ?? fail(`There is no site/articles/${name}.md.`),
  };
}

function fail(reason: string): never {
  throw new Error(reason);
}

const collect = (all: readonly Collected[]): Article[] =>
  all
    .filter(({ page }) => page.inputPath.includes('/articles/'))
    .sort((one, other) => other.data.date.getTime() - one.data.date.getTime())
    .map((article, rank) => articleFrom(article, rank < recent));

const articleFrom = ({ data, page }: Collected, isRecent: boolean): Article => ({
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
  cta: {
    label: data.cta.label,
    href: data.cta.href,
    heading: fillFigures(data.cta.heading),
    text: fillFigures(data.cta.text),
  },
});
