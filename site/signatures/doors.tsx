import { ActionLink } from '../components/action-link.tsx';
import { Band, type BandProps } from '../components/band.tsx';
import type { Action } from '../content/actions.ts';
import { labels } from '../content/labels.ts';
import * as styles from './doors.css.ts';

interface DoorsProps extends BandProps {
  /** `peek` says what is on the back. */
  cards: { title: string; front: string; peek: string; back: string; action?: Action }[];
}

/** Screen readers can read both sides at any time. site/scripts/flip.ts flips the cards. */
export const Doors = ({ cards, ...band }: DoorsProps) => (
  <Band {...band}>
    <ul className={styles.cards} data-reveal="each">
      {cards.map(({ title, front, peek, back, action }) => (
        <li key={title} className={styles.item} data-flip>
          <div className={styles.faces}>
            <div className={styles.front}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.said}>{front}</p>
            </div>
            <div className={styles.back} data-title={title}>
              <p>{back}</p>
              {action && <ActionLink action={action} className={styles.action} />}
            </div>
          </div>
          <button
            type="button"
            className={styles.turn}
            aria-expanded="false"
            aria-label={labels.turn(peek, title)}
          >
            <span className={styles.sign}>
              <span>{peek}</span>
              <span aria-hidden="true">↻</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  </Band>
);
