import { coverSize, requestCover } from '../assets/covers.ts';
import { Band, type BandProps } from '../components/band.tsx';
import { Icon } from '../components/icon.tsx';
import type { Article, ArticleCollection } from '../content/article.ts';
import { labels } from '../content/labels.ts';
import { wrap } from '../style/base.css.ts';
import { grids } from '../style/columns.css.ts';
import { cardLink, more, soft } from '../style/grid.css.ts';
import * as styles from './articles.css.ts';
import * as first from './articles-opening.css.ts';
import { type OpeningWords, Words } from './opening.tsx';

interface ArticlesProps extends BandProps {
  /** File names without `.md`. Absent: all articles. */
  articles?: string[];
  /** What an article leaves the reader with, by the file name without `.md`. They come in this order. */
  takeaways?: Record<string, string>;
  /** Passed by the page layout. */
  collection: ArticleCollection;
}

export function Articles({ articles, takeaways = {}, collection, ...band }: ArticlesProps) {
  const shown = articles
    ? collection.published(articles)
    : inOrder(collection, Object.keys(takeaways));
  return (
    <Band {...band}>
      <ul className={articles ? styles.featured : grids[3]} data-reveal="each">
        {shown.map((article, index) => (
          <Card
            key={article.name}
            article={article}
            takeaway={takeaways[article.name]}
            isBrief={Boolean(articles && index)}
          />
        ))}
      </ul>
    </Band>
  );
}

/** First those that are named, then the newest. */
const inOrder = (collection: ArticleCollection, names: string[]): Article[] => [
  ...new Set([...collection.published(names), ...collection.all]),
];

interface CardProps {
  article: Article;
  takeaway?: string;
  /** Only the cover and the title. */
  isBrief: boolean;
}

const Card = ({ article: { seed, icon, title, excerpt, href }, takeaway, isBrief }: CardProps) => (
  <li className={styles.card}>
    <img {...coverSize} src={requestCover(seed)} alt="" loading="lazy" className={styles.cover} />
    {!isBrief && (
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
    )}
    <h3>
      <a href={href} className={cardLink}>
        {title}
      </a>
    </h3>
    {!isBrief && <p className={soft}>{excerpt}</p>}
    {takeaway && <p className={first.takeaway}>{takeaway}</p>}
    {!isBrief && (
      <span className={more} aria-hidden="true">
        {labels.readMore}
        <Icon name="arrow-right" size={20} />
      </span>
    )}
  </li>
);

interface ArticlesOpeningProps extends OpeningWords {
  /** When to read each article, by the file name without `.md`. */
  moments: Record<string, string>;
  /** Passed by the page layout. */
  collection: ArticleCollection;
}

/** The first section of a page about all articles: which one to read, and when. */
export const ArticlesOpening = ({ moments, collection, ...words }: ArticlesOpeningProps) => (
  <section className={first.opening}>
    <div className={`${wrap} ${first.columns}`}>
      <Words {...words} />
      <ul className={first.moments}>
        {collection.published(Object.keys(moments)).map(({ name, href, title }) => (
          <li key={name}>
            <span className={first.moment}>{moments[name]}</span>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
