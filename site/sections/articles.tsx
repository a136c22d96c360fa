import { coverSize, covers } from '../build/assets/covers.ts';
import { Band, type BandProps } from '../components/band.tsx';
import { grids, soft } from '../components/grid.css.ts';
import { Icon } from '../components/icon.tsx';
import type { Article, Library } from '../content/article.ts';
import { labels } from '../content/labels.ts';
import * as styles from './articles.css.ts';

export interface ArticlesProps extends BandProps {
  /** The names of their files; all there are, when absent. */
  articles?: string[];
  /** Given by the page. */
  library: Library;
}

export function Articles({ articles, library, ...band }: ArticlesProps) {
  const shown = articles?.map(library.named) ?? library.articles;
  return (
    <Band {...band}>
      <ul className={grids[3]} data-reveal="each">
        {shown.map((article) => (
          <Card key={article.name} article={article} />
        ))}
      </ul>
    </Band>
  );
}

const Card = ({ article: { seed, icon, title, excerpt, href } }: { article: Article }) => (
  <li className={styles.card}>
    <img {...coverSize} src={covers[seed]?.path} alt="" loading="lazy" className={styles.cover} />
    <span className={styles.icon}>
      <Icon name={icon as 'search'} />
    </span>
    <h3 className={styles.title}>
      <a href={href}>{title}</a>
    </h3>
    <p className={soft}>{excerpt}</p>
    <span className={styles.more} aria-hidden="true">
      {labels.readMore}
      <Icon name="arrow-right" size={20} />
    </span>
  </li>
);
