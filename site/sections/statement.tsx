import { Stand } from '../components/band.tsx';
import * as styles from './statement.css.ts';

interface StatementProps {
  /** Shown as a small label. */
  heading: string;
  /** One sentence in large type. */
  text: string;
}

export const Statement = ({ heading, text }: StatementProps) => (
  <Stand>
    <div data-reveal>
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.sentence}>{text}</p>
    </div>
  </Stand>
);
