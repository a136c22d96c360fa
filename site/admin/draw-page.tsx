import { renderToString } from 'preact-render-to-string';
import { articlesOf, readArticles } from '../build/articles.ts';
import { keepTogether } from '../build/keep-together.ts';
import { parseLandingPage } from '../build/landing.ts';
import { permalinkOf } from '../build/path.ts';
import { prerender } from '../build/prerender.tsx';
import { ArticlesOfSite } from '../components/articles-of-site.ts';
import { PageSections } from '../layouts/page-sections.tsx';

const published = readArticles({ isPreview: false, now: new Date() }, '').articles;
const articles = articlesOf(
  published.map(({ path, data }) => {
    const stem = `/${path.replace('.md', '')}`;
    const fileSlug = stem.replace('/articles/', '');
    return { data, page: { inputPath: `/${path}`, fileSlug, url: permalinkOf(stem, data.slug) } };
  }),
);

/** The HTML in `<main>` of a landing page, from the text of its file. Throws the build's message if it is wrong. */
export function drawLandingPage(name: string, text: string): string {
  const { record } = parseLandingPage(name, text, '');
  const page = (
    <ArticlesOfSite.Provider value={articles}>
      <PageSections {...record} />
    </ArticlesOfSite.Provider>
  );
  return prerender(keepTogether(renderToString(page)));
}
