import { ActionLink } from '../components/action-link.tsx';
import type { Action } from '../content/actions.ts';
import * as styles from './board.css.ts';
import { type CaptionProps, Panel } from './panel.tsx';
import { ProgressIcon } from './progress-icon.tsx';

interface BoardProps extends CaptionProps {
  /** A card is a text or a link. */
  columns: { title: string; cards: (string | Action)[] }[];
}

export function Board({ caption, sample, columns }: BoardProps) {
  const isWork = columns.every(({ cards }) => cards.every((card) => typeof card === 'string'));
  return (
    <Panel caption={caption} sample={sample} on="paper">
      <ul className={styles.columns}>
        {columns.map(({ title, cards }, index) => (
          <li key={title} className={styles.column}>
            <p className={styles.title}>
              {isWork && <ProgressIcon progress={progressOf(index, columns.length)} />}
              {title}
            </p>
            <ul className={styles.cards}>
              {cards.map((card) => (
                <li key={typeof card === 'string' ? card : card.label} className={styles.card}>
                  {typeof card === 'string' ? card : <ActionLink action={card} />}
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
