import { Feed } from 'feed';
import { brand } from '../../content/brand.ts';
import { feed } from '../../content/feed.ts';
import { fillFigures } from '../../content/fill-figures.ts';
import { shell } from '../../content/shell.ts';
import { listed, type Site } from './site.ts';

/** A reader fetches all of it every time. */
const most = 30;

const at = (path: string): string => `${brand.site}${path}`;
const { title, description, forms } = feed;

interface Item {
  url: string;
  title: string;
  summary: string;
  html: string;
  published: Date;
  updated?: Date;
}

/** RSS 2.0. */
export function writeRss(site: Site): string {
  const items = itemsOf(site);
  const rss = new Feed({
    title,
    description,
    link: at(shell.article.all.href),
    language: shell.language,
    feedLinks: { rss: at(forms.rss.path) },
    updated: lastOf(items) ?? site.builtAt,
    generator: false,
  });
  for (const { url, title, summary, html, published } of items) {
    const item = { title, link: url, guid: url, description: summary, content: html };
    rss.addItem({ ...item, date: published });
  }
  return rss.rss2();
}

/** JSON Feed 1.1. */
export function writeJsonFeed(site: Site): string {
  const json = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: at(shell.article.all.href),
    feed_url: at(forms.json.path),
    language: shell.language,
    authors: [{ name: brand.name, url: at('/') }],
    items: itemsOf(site).map(({ url, title, summary, html, published, updated }) => ({
      id: url,
      url,
      title,
      summary,
      content_html: html,
      date_published: published,
      date_modified: updated ?? published,
    })),
  };
  return `${JSON.stringify(json, null, 2)}\n`;
}

function itemsOf(site: Site): Item[] {
  return listed(site)
    .flatMap(({ article, ...page }) => (article ? [{ ...page, article }] : []))
    .sort((one, other) => Number(other.article.published) - Number(one.article.published))
    .slice(0, most)
    .map(({ path, title, description, article, text = '' }) => ({
      ...article,
      url: at(path),
      title,
      summary: description,
      html: readable(text),
    }));
}

const lastOf = (items: readonly Item[]): Date | undefined =>
  items
    .map(({ published, updated }) => updated ?? published)
    .sort((one, other) => Number(other) - Number(one))[0];

/** A reader runs no widget, and knows no address without its site. */
const readable = (html: string): string =>
  fillFigures(html)
    .replace(/<(hire-[a-z-]+)[^>]*>.*?<\/\1>/gs, '')
    .replaceAll('href="/', `href="${at('/')}`);
