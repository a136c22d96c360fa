import { Band, type BandProps } from '../components/band.tsx';
import * as styles from './transitions.css.ts';

interface TransitionsProps extends BandProps {
  items: { title: string; from: string; to: string }[];
}

/** How something ends, as bars from a dashed start to a clear end. */
export const Transitions = ({ items, ...band }: TransitionsProps) => (
  <Band {...band}>
    <ul className={styles.list} data-reveal="each">
      {items.map(({ title, from, to }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className={styles.bar}>
            <span>{from}</span> <b>{to}</b>
          </p>
        </li>
      ))}
    </ul>
  </Band>
);
