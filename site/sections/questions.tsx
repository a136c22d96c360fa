import { Band, type BandProps } from '../components/band.tsx';
import { grids } from '../components/grid.css.ts';
import * as styles from './questions.css.ts';

interface QuestionsProps extends BandProps {
  /** A title, a question in large type, and who asks it. */
  questions: { title: string; question: string; from: string }[];
}

export const Questions = ({ questions, ...band }: QuestionsProps) => (
  <Band {...band}>
    <ul className={grids[5]} data-reveal="each">
      {questions.map(({ title, question, from }) => (
        <li key={title} className={styles.item}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.question}>“{question}”</p>
          <p className={styles.from}>{from}</p>
        </li>
      ))}
    </ul>
  </Band>
);
