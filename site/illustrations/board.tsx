import * as styles from './board.css.ts';
import { type Captioned, Panel } from './panel.tsx';
import { Phase } from './phase.tsx';

export interface BoardProps extends Captioned {
  columns: { title: string; cards: string[] }[];
}

export function Board({ caption, sample, columns }: BoardProps) {
  return (
    <Panel caption={caption} sample={sample} on="paper">
      <ul className={styles.columns}>
        {columns.map(({ title, cards }, index) => (
          <li key={title} className={styles.column}>
            <p className={styles.title}>
              <Phase of={phaseOf(index, columns.length)} />
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

/** Nothing in the first column is begun, and all in the last is done. */
function phaseOf(index: number, count: number) {
  if (index === 0) return 'none';
  return index === count - 1 ? 'full' : 'half';
}
