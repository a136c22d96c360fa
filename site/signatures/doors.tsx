import { ActionLink } from '../components/action-link.tsx';
import { Band, type BandProps } from '../components/band.tsx';
import type { Action } from '../content/actions.ts';
import { labels } from '../content/labels.ts';
import { decoration } from '../style/base.css.ts';
import { type Color, color } from '../style/palette.ts';
import * as styles from './doors.css.ts';

interface DoorsProps extends BandProps {
  /** `peek` says what is on the back. */
  cards: { title: string; front: string; peek: string; back: string; action?: Action }[];
}

/** Screen readers can read both sides at any time. site/scripts/flip.ts flips the cards. */
export const Doors = ({ cards, ...band }: DoorsProps) => (
  <Band {...band} variant="beside" className={styles.band}>
    <ul className={styles.cards} data-reveal="each">
      {cards.map(({ title, front, peek, back, action }, index) => (
        <li key={title} className={styles.item} data-flip>
          <div className={styles.faces}>
            <div className={styles.front}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.said}>{front}</p>
              <Scene shapes={scenes[index % scenes.length] ?? []} />
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

type Shape = readonly [fill: Color, path: string];

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

/** A first sunrise, suns that grow, and stairs up to one. */
const scenes: readonly (readonly Shape[])[] = [
  [
    ['ember', disc(230, 130, 92)],
    ['protea', disc(230, 130, 56)],
    ['night', 'M0 130Q190 70 360 118V160H0z'],
  ],
  [
    ['night', `M0 160V156H360V160z${disc(22, 150, 12)}${disc(58, 146, 22)}`],
    ['protea', disc(276, 110, 106)],
    ['sun', disc(158, 130, 56)],
    ['dusk', disc(100, 140, 34)],
  ],
  [
    ['sun', disc(290, 40, 40)],
    ['protea', 'M0 130H80V100H150V70H220V40H360V160H0z'],
    ['night', 'M0 146H110V120H180V92H250V66H360V160H0z'],
  ],
];

const Scene = ({ shapes }: { shapes: readonly Shape[] }) => (
  <svg className={`${styles.scene} ${decoration}`} viewBox="0 0 360 160" aria-hidden="true">
    {shapes.map(([fill, path]) => (
      <path key={path} d={path} fill={color(fill)} />
    ))}
  </svg>
);
