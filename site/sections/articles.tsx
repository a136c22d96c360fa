import { coverSize, requestCover } from '../assets/covers.ts';
import { Band, type BandProps } from '../components/band.tsx';
import { Icon } from '../components/icon.tsx';
import type { Article, ArticleCollection } from '../content/article.ts';
import { labels } from '../content/labels.ts';
import { grids } from '../style/columns.css.ts';
import { cardLink, more, soft } from '../style/grid.css.ts';
import * as styles from './articles.css.ts';

interface ArticlesProps extends BandProps {
  /** File names without `.md`. Absent: all articles. */
  articles?: string[];
  /** Above the title of each article: when to read it. By the file name without `.md`. */
  moments?: Record<string, string>;
  /** Passed by the page layout. */
  collection: ArticleCollection;
}

export function Articles({ articles, moments, collection, ...band }: ArticlesProps) {
  const shown = articles ? collection.published(articles) : collection.all;
  return (
    <Band {...band}>
      <ul className={articles ? styles.featured : grids[3]} data-reveal="each">
        {shown.map((article, index) => (
          <Card
            key={article.name}
            article={article}
            moment={moments?.[article.name]}
            isBrief={Boolean(articles && index)}
          />
        ))}
      </ul>
    </Band>
  );
}

interface CardProps {
  article: Article;
  moment?: string;
  /** Only the cover and the title. */
  isBrief: boolean;
}

const Card = ({ article: { seed, icon, title, excerpt, href }, moment, isBrief }: CardProps) => (
  <li className={styles.card}>
    <img {...coverSize} src={requestCover(seed)} alt="" loading="lazy" className={styles.cover} />
    {!isBrief && (
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
    )}
    {moment && <p className={styles.moment}>{moment}</p>}
    <h3>
      <a href={href} className={cardLink}>
        {title}
      </a>
    </h3>
    {!isBrief && <p className={soft}>{excerpt}</p>}
    {!isBrief && (
      <span className={more} aria-hidden="true">
        {labels.readMore}
        <Icon name="arrow-right" size={20} />
      </span>
    )}
  </li>
);
