import { coverSize, requestCover } from '../assets/covers.ts';
import { Band, type BandProps } from '../components/band.tsx';
import { Icon } from '../components/icon.tsx';
import type { Article, ArticleCollection } from '../content/article.ts';
import { labels } from '../content/labels.ts';
import { cardLink, more, soft } from '../style/grid.css.ts';
import * as styles from './articles.css.ts';
import * as path from './articles-path.css.ts';

interface ArticlesProps extends BandProps {
  /** File names without `.md`. Absent: all articles. */
  articles?: string[];
  /** When to read an article, and a line from it, by the file name without `.md`. They come in this order. */
  stages?: Record<string, Stage>;
  /** Passed by the page layout. */
  collection: ArticleCollection;
}

interface Stage {
  when: string;
  line: string;
}

/** Articles, of which the first is the largest. */
export function Articles({ articles, stages = {}, collection, ...band }: ArticlesProps) {
  const shown = articles
    ? collection.published(articles)
    : inOrder(collection, Object.keys(stages));
  return (
    <Band {...band}>
      <ul className={articles ? styles.featured : path.root} data-reveal="each">
        {shown.map((article, index) => (
          <Card
            key={article.name}
            article={article}
            stage={stages[article.name]}
            isBrief={index > 0}
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
  stage?: Stage;
  /** Without what the article is about. */
  isBrief: boolean;
}

const Card = ({ article: { seed, icon, title, excerpt, href }, stage, isBrief }: CardProps) => (
  <li className={styles.card}>
    <img {...coverSize} src={requestCover(seed)} alt="" loading="lazy" className={styles.cover} />
    {!isBrief && (
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
    )}
    {stage && <p className={path.when}>{stage.when}</p>}
    <h3>
      <a href={href} className={cardLink}>
        {title}
      </a>
    </h3>
    {!isBrief && <p className={soft}>{excerpt}</p>}
    {stage && <p className={path.line}>{stage.line}</p>}
    {!isBrief && (
      <span className={more} aria-hidden="true">
        {labels.readMore}
        <Icon name="arrow-right" size={20} />
      </span>
    )}
  </li>
);
