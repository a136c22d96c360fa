import { useContext } from 'react';
import { coverSize, requestCover } from '../assets/covers.ts';
import { ArticlesOfSite } from '../components/articles-of-site.ts';
import { Band, type BandProps } from '../components/band.tsx';
import { Icon } from '../components/icon.tsx';
import type { Article } from '../content/article.ts';
import { labels } from '../content/labels.ts';
import { cardLink, more } from '../style/grid.css.ts';
import { marked, sheets } from '../style/paper.css.ts';
import * as styles from './articles.css.ts';

interface ArticlesProps extends BandProps {
  /** File names without `.md`. Absent: all articles. */
  articles?: string[];
  /** When to read an article, and a line from it, by the file name without `.md`. They come in this order. */
  stages?: Record<string, Stage>;
}

interface Stage {
  when: string;
  line: string;
}

/** Articles, three in a row, each under an arch with its cover. One or two are wide cards. */
export function Articles({ articles, stages = {}, ...band }: ArticlesProps) {
  const { all, published } = useContext(ArticlesOfSite);
  // Articles with a stage come first, then the others, the newest first.
  const shown = articles
    ? published(articles)
    : [...new Set([...published(Object.keys(stages)), ...all])];
  return (
    <Band {...band}>
      <ul className={`${styles.articles} ${shown.length < 3 ? styles.few : ''}`} data-reveal="each">
        {shown.map((article) => (
          <Card key={article.name} article={article} stage={stages[article.name]} />
        ))}
      </ul>
    </Band>
  );
}

interface CardProps {
  article: Article;
  stage?: Stage;
}

const Card = ({ article: { name, seed, icon, title, excerpt, href }, stage }: CardProps) => (
  <li id={stage && name} className={`${sheets.white} ${styles.card}`}>
    <img {...coverSize} src={requestCover(seed)} alt="" loading="lazy" className={styles.cover} />
    <div className={styles.words}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      {stage && <p className={styles.when}>{stage.when}</p>}
      <h3>
        <a href={href} className={cardLink}>
          {title}
        </a>
      </h3>
      <p>{excerpt}</p>
      {stage && (
        <p>
          <span className={marked}>{stage.line}</span>
        </p>
      )}
      <span className={more} aria-hidden="true">
        {labels.readMore}
        <Icon name="arrow-right" size={20} />
      </span>
    </div>
  </li>
);
