import { Feed } from 'feed';
import { escapeXml } from '../../assets/escape-xml.ts';
import { idOf } from '../../components/contents.tsx';
import { brand } from '../../content/brand.ts';
import { readChangelog } from '../../content/changelog.ts';
import { changesFeed, feed } from '../../content/feed.ts';
import { shell } from '../../content/shell.ts';
import { absoluteUrl, indexablePages, type Site } from './site.ts';

/** Feed readers download the whole feed at each visit, so it must stay small. */
const maxItems = 30;

const { title, description, formats } = feed;

interface Item {
  url: string;
  title: string;
  summary: string;
  html: string;
  published: Date;
  updated?: Date;
}

/** https://www.rssboard.org/rss-specification (RSS 2.0) */
export function writeRss(site: Site): string {
  const items = itemsOf(site);
  const rss = new Feed({
    title,
    description,
    link: absoluteUrl(shell.article.all.href),
    language: shell.language,
    feedLinks: { rss: absoluteUrl(formats.rss.path) },
    updated: latestChange(items) ?? site.builtAt,
    generator: false,
  });
  for (const { url, title, summary, html, published } of items) {
    const item = { title, link: url, guid: url, description: summary, content: html };
    rss.addItem({ ...item, date: published });
  }
  return rss.rss2();
}

/** The versions in a changelog, as RSS 2.0. */
export function writeChanges(changelog: string): string {
  const { versions } = readChangelog(changelog);
  const { title, description, page, path } = changesFeed;
  const rss = new Feed({
    title,
    description,
    link: absoluteUrl(page),
    language: shell.language,
    feedLinks: { rss: absoluteUrl(path) },
    updated: new Date(versions[0]?.date ?? 0),
    generator: false,
  });
  for (const { version, date, changes } of versions) {
    const link = `${absoluteUrl(page)}#${idOf(version)}`;
    const content = changes.map(({ kind, items }) => {
      const list = items.map((item) => `<li>${escapeXml(item.replaceAll('`', ''))}</li>`);
      return `<h3>${kind}</h3><ul>${list.join('')}</ul>`;
    });
    rss.addItem({
      title: version,
      link,
      guid: link,
      content: content.join(''),
      date: new Date(date),
    });
  }
  return rss.rss2();
}

/** https://www.jsonfeed.org/version/1.1/ */
export function writeJsonFeed(site: Site): string {
  const json = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: absoluteUrl(shell.article.all.href),
    feed_url: absoluteUrl(formats.json.path),
    language: shell.language,
    authors: [{ name: brand.name, url: absoluteUrl('/') }],
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
  return indexablePages(site)
    .flatMap(({ article, ...page }) => (article ? [{ ...page, article }] : []))
    .sort((one, other) => Number(other.article.published) - Number(one.article.published))
    .slice(0, maxItems)
    .map(({ path, title, description, article, text = '' }) => ({
      ...article,
      url: absoluteUrl(path),
      title,
      summary: description,
      html: toFeedHtml(text, path),
    }));
}

const latestChange = (items: readonly Item[]): Date | undefined =>
  items
    .map(({ published, updated }) => updated ?? published)
    .sort((one, other) => Number(other) - Number(one))[0];

/** Removes widgets, because feed readers run no scripts, and makes addresses absolute. */
const toFeedHtml = (html: string, path: string): string =>
  html
    .replace(/<(hire-[a-z-]+)[^>]*>.*?<\/\1>/gs, '')
    .replaceAll(/(href|src)="\//g, `$1="${absoluteUrl('/')}`)
    .replaceAll('href="#', `href="${absoluteUrl(path)}#`);
