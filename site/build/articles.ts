import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Article, ArticleCollection } from '../content/article.ts';
import { lights } from '../content/lights.ts';
import { markOf, type Preview } from '../content/publication.ts';
import { slugOf } from '../content/slug.ts';
import { readContentFile } from './content-file.ts';
import { type FrontMatter, parseFrontMatter } from './front-matter.ts';
import { readMarkdown } from './markdown.ts';
import { assertAddress, pathOf } from './path.ts';

/** An article to render: its file's path from site/, its fields, and its text as Markdown. */
interface ArticleFile {
  path: string;
  data: FrontMatter;
  text: string;
}

/** An entry of Eleventy's `collections.all`. */
export interface CollectionItem {
  data: FrontMatter;
  page: { inputPath: string; fileSlug: string; url: string };
}

/** Older articles share one social image, because drawing thousands would slow the build. */
const maxRecent = 100;

/**
 * Reads all articles that are to be on the site, and one line for each that is wrong. Drafts and those
 * with a date in the future are only in a preview.
 */
export function readArticles(preview: Preview, folder = process.cwd()) {
  const articles: ArticleFile[] = [];
  const faults: string[] = [];
  const slugs: string[] = [];
  for (const file of globSync('site/articles/*.md', { cwd: folder }).sort()) {
    const slug = slugOf(basename(file, '.md'));
    const parse = (text: string) => {
      assertAddress(slug, slugs);
      return parseArticle(text, folder);
    };
    const { value, fault } = readContentFile(file, parse, folder);
    if (fault) faults.push(fault);
    if (!value) continue;
    slugs.push(slug);
    faults.push(...missingArticles(file, value.data, folder));
    const mark = markOf(value.data, preview);
    if (mark === undefined) continue;
    const data = { ...value.data, title: mark + value.data.title };
    articles.push({ path: file.replace('site/', ''), text: value.text, data });
  }
  return { articles, faults };
}

function parseArticle(file: string, folder: string) {
  const { data, text } = parseFrontMatter(file);
  return { data, text: readMarkdown(text, file, folder) };
}

/** A link to an article that is gone is left out, and leaves the article with the link as it is. */
const missingArticles = (file: string, { related }: FrontMatter, folder: string): string[] =>
  related
    .filter((name) => !existsSync(`${folder}/site/articles/${name}.md`))
    .map((name) => `${file}: related: there is no article "${name}". The page has no link to it.`);

const cache = new WeakMap<readonly CollectionItem[], ArticleCollection>();

/** Cached, because every page asks for it. */
export function articlesOf(items: readonly CollectionItem[]): ArticleCollection {
  const articles = cache.get(items) ?? createCollection(sortArticles(items));
  cache.set(items, articles);
  return articles;
}

function createCollection(articles: readonly Article[]): ArticleCollection {
  const articlesByPath = new Map(articles.map((article) => [article.href, article]));
  const articlesByName = new Map(articles.map((article) => [article.name, article]));
  return {
    all: articles,
    byPath: (path) => articlesByPath.get(path) ?? fail(`There is no article at ${path}.`),
    published: (names) => names.flatMap((name) => articlesByName.get(name) ?? []),
  };
}

function fail(reason: string): never {
  throw new Error(reason);
}

const sortArticles = (items: readonly CollectionItem[]): Article[] =>
  items
    .filter(({ page }) => page.inputPath.includes('/articles/'))
    .sort((one, other) => other.data.date.getTime() - one.data.date.getTime())
    .map((article, rank) => articleFrom(article, rank < maxRecent));

const articleFrom = ({ data, page }: CollectionItem, isRecent: boolean): Article => {
  const { title, description, excerpt, icon, light, date, updated, related, exercise, cta } = data;
  return {
    name: page.fileSlug,
    href: pathOf(page.url),
    seed: data.seed ?? basename(page.inputPath, '.md'),
    published: date,
    hour: lights[light],
    ...{ title, description, excerpt, icon, updated, isRecent, related, exercise, cta },
  };
};
