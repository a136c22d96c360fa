import { coverSize, covers } from '../assets/covers.ts';
import type { Article as Known } from '../content/article.ts';
import { fillFigures } from '../content/fill-figures.ts';
import { labels } from '../content/labels.ts';
import { shell } from '../content/shell.ts';
import bandSheet from '../parts/band.css.ts?sheet';
import { wrap } from '../parts/base.css.ts';
import { Icon } from '../parts/icon.tsx';
import sunSheet from '../parts/sun.css.ts?sheet';
import closingSheet from '../sections/closing.css.ts?sheet';
import { Closing } from '../sections/closing.tsx';
import relatedSheet from '../sections/related.css.ts?sheet';
import { Related } from '../sections/related.tsx';
import * as styles from './article.css.ts';
import sheet from './article.css.ts?sheet';
import { Base } from './base.tsx';
import { withContents } from './contents.ts';
import { type Collected, libraryOf } from './library.ts';
import { pathOf } from './path.ts';

/** What Eleventy knows of a Markdown file, and its text as HTML. */
interface Data {
  content: string;
  page: { url: string };
  collections: { all: Collected[] };
}

const { back } = shell.article;
const sheets = [bandSheet, sunSheet, relatedSheet, closingSheet, sheet];

export default function Article({ content, page, collections }: Data) {
  const library = libraryOf(collections.all);
  const path = pathOf(page.url);
  const article = library.find(({ href }) => href === path) as Known;
  const { title, description, seed, cta } = article;
  const { html, contents } = withContents(fillFigures(content));
  return (
    <Base {...{ title, description, path, sheets }} kind="article">
      <article className={`${wrap} ${styles.root}`}>
        <header className={styles.head}>
          <a href={back.href} className={styles.back}>
            <Icon name="arrow-left" size={20} />
            {back.label}
          </a>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{description}</p>
          <p className={styles.dates}>
            {labels.article.published} <Day date={article.published} />
            {article.updated && (
              <>
                {' · '}
                {labels.article.updated} <Day date={article.updated} />
              </>
            )}
          </p>
        </header>
        <img {...coverSize} src={covers[seed]?.path} alt="" className={styles.cover} />
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents" className={styles.contentsHeading}>
            {labels.article.contents}
          </h2>
          <ol>
            {contents.map(({ id, heading }) => (
              <li key={id}>
                {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a heading's own words */}
                <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: heading }} />
              </li>
            ))}
          </ol>
        </nav>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: Markdown from this repository */}
        <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
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

function linkTo(name: string, library: Known[]) {
  const related = library.find((candidate) => candidate.name === name);
  if (!related) throw new Error(`There is no site/articles/${name}.md.`);
  return { label: related.title, href: related.href, text: related.excerpt };
}

const day = new Intl.DateTimeFormat(shell.language, { dateStyle: 'long', timeZone: 'UTC' });

const Day = ({ date }: { date: Date }) => (
  <time dateTime={date.toISOString().slice(0, 10)}>{day.format(date)}</time>
);
