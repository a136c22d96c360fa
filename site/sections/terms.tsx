import { Band, type BandProps } from '../components/band.tsx';
import { labels } from '../content/labels.ts';
import * as styles from './terms.css.ts';

interface TermsProps extends BandProps {
  /** What raises and what lowers the price. */
  price: string;
  billing: string;
  /** What happens when the person or the work does not fit. */
  fit: string;
  ownership: string;
  stopping: string;
}

const topics = ['billing', 'fit', 'ownership', 'stopping'] as const;

/** The terms of a service: what it costs, and on demand the other four topics of every service page. */
export function Terms({ price, billing, fit, ownership, stopping, ...band }: TermsProps) {
  const texts = { billing, fit, ownership, stopping };
  return (
    <Band {...band} lead={price}>
      <details className={styles.sheet}>
        <summary className={styles.open}>{labels.terms.open}</summary>
        <ul>
          {topics.map((topic) => (
            <li key={topic} className={styles.row}>
              <h3 className={styles.topic}>{labels.terms[topic]}</h3>
              <p className={styles.words}>{texts[topic]}</p>
            </li>
          ))}
        </ul>
      </details>
    </Band>
  );
}
