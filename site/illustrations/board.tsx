import * as styles from './board.css.ts';
import { type CaptionProps, Panel } from './panel.tsx';
import { ProgressIcon } from './progress-icon.tsx';

export interface BoardProps extends CaptionProps {
  columns: { title: string; cards: string[] }[];
}

export function Board({ caption, sample, columns }: BoardProps) {
  return (
    <Panel caption={caption} sample={sample} on="paper">
      <ul className={styles.columns}>
        {columns.map(({ title, cards }, index) => (
          <li key={title} className={styles.column}>
            <p className={styles.title}>
              <ProgressIcon progress={progressOf(index, columns.length)} />
              {title}
            </p>
            <ul className={styles.cards}>
              {cards.map((card) => (
                <li key={card} className={styles.card}>
                  {card}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** In the first column nothing is started, in the last everything is done. */
function progressOf(index: number, count: number) {
  if (index === 0) return 'none';
  return index === count - 1 ? 'full' : 'half';
}
