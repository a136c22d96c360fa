import { drawCover } from '../build/assets/covers.ts';
import bandSheet from '../components/band.css.ts?sheet';
import { wrap } from '../components/base.css.ts';
import contentsSheet from '../components/contents.css.ts?sheet';
import { Contents } from '../components/contents.tsx';
import { Icon } from '../components/icon.tsx';
import sunSheet from '../components/sun.css.ts?sheet';
import type { Article as Known, Library } from '../content/article.ts';
import { fillFigures } from '../content/fill-figures.ts';
import { labels } from '../content/labels.ts';
import { shell } from '../content/shell.ts';
import closingSheet from '../sections/closing.css.ts?sheet';
import { Closing } from '../sections/closing.tsx';
import relatedSheet from '../sections/related.css.ts?sheet';
import { Related } from '../sections/related.tsx';
import * as styles from './article.css.ts';
import sheet from './article.css.ts?sheet';
import { type Collected, libraryOf } from './articles.ts';
import { Base } from './base.tsx';
import { withContents } from './contents.ts';
import { firstSight } from './first-sight.ts';
import { pathOf } from './path.ts';
import type { Subject } from './subject.ts';

/** What Eleventy knows of a Markdown file, and its text as HTML. */
interface Data {
  content: string;
  page: { url: string };
  collections: { all: Collected[] };
}

const { back } = shell.article;
const sheets = [bandSheet, contentsSheet, sunSheet, relatedSheet, closingSheet, sheet];

export function subjectOf({ page, collections }: Data): Subject & { article: Known } {
  const path = pathOf(page.url);
  const article = libraryOf(collections.all).at(path);
  return { title: article.title, description: article.description, path, article };
}

export default function Article(data: Data) {
  const { content, collections } = data;
  const library = libraryOf(collections.all);
  const subject = subjectOf(data);
  const { article } = subject;
  const { title, description, seed, cta } = article;
  const { html, contents } = withContents(fillFigures(content));
  return (
    <Base subject={subject} sheets={sheets}>
      <article className={`${wrap} ${styles.root}`}>
        <header className={styles.head}>
          <a href={back.href} className={styles.back}>
            <Icon name="arrow-left" size={20} />
            {back.label}
          </a>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{description}</p>
          <p className={styles.dates}>
            <span>
              {labels.article.published} <Day date={article.published} />
            </span>
            {article.updated && (
              <span>
                {labels.article.updated} <Day date={article.updated} />
              </span>
            )}
          </p>
        </header>
        <Cover seed={seed} />
        <Contents entries={contents} level="h2" className={styles.contents} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: Markdown from this repository */}
        <div className={styles.prose} dangerouslySetInnerHTML={{ __html: withRoom(html) }} />
      </article>
      <Related
        tone="tint"
        heading={labels.article.related}
        links={article.related.map((name) => linkTo(name, library))}
      />
      <Closing heading={cta.heading} text={cta.text} primary={cta} />
    </Base>
  );
}

/** In the page itself: as a file, the largest thing on it would come a trip to the server late. */
function Cover({ seed }: { seed: string }) {
  const { viewBox, drawing } = drawCover(seed);
  return (
    <svg
      id={firstSight}
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={styles.cover}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from a seed, by us
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}

/** With large text on a phone a table is wider than the page: it scrolls by itself then. */
const withRoom = (html: string): string =>
  html
    .replaceAll('<table>', `<div class="${styles.room}"><table>`)
    .replaceAll('</table>', '</table></div>');

function linkTo(name: string, library: Library) {
  const { title, href, excerpt } = library.named(name);
  return { label: title, href, text: excerpt };
}

const day = new Intl.DateTimeFormat(shell.language, { dateStyle: 'long', timeZone: 'UTC' });

const Day = ({ date }: { date: Date }) => (
  <time dateTime={date.toISOString().slice(0, 10)}>{day.format(date)}</time>
);
