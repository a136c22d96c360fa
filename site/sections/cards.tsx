import { Band, type BandProps } from '../components/band.tsx';
import { Icon, type IconName } from '../components/icon.tsx';
import { Mark, type MarkName } from '../components/mark.tsx';
import { RichText } from '../components/rich-text.tsx';
import { grids } from '../style/columns.css.ts';
import { soft } from '../style/grid.css.ts';
import { ticks } from '../style/ticks.css.ts';
import * as styles from './cards.css.ts';

interface Card {
  icon?: IconName;
  mark?: MarkName;
  title: string;
  /** In large type, where the title is a question. */
  answer?: string;
  text?: string;
  list?: string[];
}

interface CardsProps extends BandProps {
  cards: Card[];
  columns?: 2 | 3 | 4 | 5;
  variant?: keyof typeof styles.variants;
}

export function Cards({ cards, columns, variant = 'cards', ...band }: CardsProps) {
  const List = variant === 'numbered' ? 'ol' : 'ul';
  return (
    <Band {...band}>
      <List className={grids[columns ?? columnsFor(cards.length)]} data-reveal="each">
        {cards.map(({ icon, mark, title, answer, text, list }) => (
          <li key={title} className={styles.variants[variant]}>
            {(icon || mark) && (
              <span className={styles.icon}>
                {mark ? <Mark name={mark} /> : icon && <Icon name={icon} size={28} />}
              </span>
            )}
            <h3 className={answer && styles.asked}>{title}</h3>
            {answer && <p className={styles.answer}>{answer}</p>}
            {text && (
              <p className={soft}>
                <RichText text={text} />
              </p>
            )}
            {list && (
              <ul className={`${ticks} ${styles.list}`}>
                {list.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </List>
    </Band>
  );
}

function columnsFor(count: number): keyof typeof grids {
  if (count === 5) return '3+2';
  if (count === 2 || count === 4) return count;
  return 3;
}
