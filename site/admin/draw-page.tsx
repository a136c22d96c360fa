import { renderToString } from 'preact-render-to-string';
import type { ReactElement } from 'react';
import * as v from 'valibot';
import { articlesOf, type CollectionItem, readArticles } from '../build/articles.ts';
import { type FrontMatter, frontMatter } from '../build/front-matter.ts';
import { keepTogether } from '../build/keep-together.ts';
import { parseLandingPage } from '../build/landing.ts';
import { readMarkdown } from '../build/markdown.ts';
import { permalinkOf } from '../build/path.ts';
import { prerender } from '../build/prerender.tsx';
import { ArticlesOfSite } from '../components/articles-of-site.ts';
import type { ArticleCollection } from '../content/article.ts';
import { parseRecord } from '../content/records.ts';
import { ArticleSections } from '../layouts/article-sections.tsx';
import { markdown } from '../layouts/markdown.ts';
import { PageSections } from '../layouts/page-sections.tsx';

/** The fields of an entry in the editor, without those that are empty. */
export type Fields = Record<string, unknown>;

interface Drawn {
  /** The HTML in `<main>`. */
  html: string;
  /** What the build would say is wrong, though the page can be shown. */
  fault?: string;
}

const items: readonly CollectionItem[] = readArticles(
  { isPreview: false, now: new Date() },
  '',
).articles.map(({ path, data }) => itemOf(path.slice('articles/'.length, -'.md'.length), data));

function itemOf(name: string, data: FrontMatter): CollectionItem {
  const stem = `/articles/${name}`;
  return {
    data,
    page: { inputPath: `${stem}.md`, fileSlug: name, url: permalinkOf(stem, data.slug) },
  };
}

/** Draws an entry of each collection that has pages. Throws the build's message if it cannot be drawn. */
export const drawings = { landing: drawLandingPage, articles: drawArticle };

function drawLandingPage(_: string, fields: Fields): Drawn {
  const { record } = parseLandingPage(JSON.stringify(fields), '');
  return { html: draw(<PageSections {...record} />, articlesOf(items)) };
}

/** A field that is missing or wrong is shown as it was written. */
function drawArticle(name: string, { body = '', ...fields }: Fields): Drawn {
  const text = readMarkdown(`${body}`, '', '');
  const article = itemOf(name, { ...unfinished(fields), ...validOf(fields) });
  const others = items.filter(({ page }) => page.fileSlug !== name);
  const articles = articlesOf([article, ...others]);
  const [shown] = articles.published([name]);
  if (!shown) throw new Error('This article has no address yet.');
  return {
    html: draw(<ArticleSections article={shown} text={markdown.render(text)} />, articles),
    fault: [...faultsOf(fields), ...notUploaded(text)].join('; '),
  };
}

const unfinished = ({ title = '', description = '', excerpt = '', cta }: Fields) => ({
  ...{ title: `${title}`, description: `${description}`, excerpt: `${excerpt}` },
  date: new Date(),
  related: [],
  cta: { heading: '', text: '', label: '', href: '', ...(cta as object) },
});

/** The fields that the build accepts. */
const validOf = (fields: Fields) =>
  Object.fromEntries(
    Object.entries(frontMatter.entries).flatMap(([name, schema]) => {
      const { success, output } = v.safeParse(schema, fields[name]);
      return success ? [[name, output]] : [];
    }),
  ) as FrontMatter;

function faultsOf(fields: Fields): string[] {
  try {
    parseRecord(frontMatter, fields);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Pictures that were pasted with the text: they are on the writer's machine, or on another site. */
const notUploaded = (text: string): string[] =>
  [...text.matchAll(/!\[[^\]]*\]\(<?((?!\/pictures\/|blob:)[^)>]*)/g)].map(
    ([, address]) => `The picture ${address} is not on this site: add it with Image`,
  );

const draw = (page: ReactElement, articles: ArticleCollection): string =>
  prerender(
    keepTogether(
      renderToString(<ArticlesOfSite.Provider value={articles}>{page}</ArticlesOfSite.Provider>),
    ),
  );
