import { Band, type BandProps } from '../components/band.tsx';
import { grids } from '../style/columns.css.ts';
import { soft } from '../style/grid.css.ts';
import * as styles from './questions.css.ts';

interface QuestionsProps extends BandProps {
  questions: { title: string; text?: string; question: string }[];
  /** A quote in large type and who says it, or a card that ends with a question to ask. */
  variant?: keyof typeof styles.variants;
  columns?: 3 | 5;
}

export const Questions = ({
  questions,
  variant = 'quotes',
  columns = 5,
  ...band
}: QuestionsProps) => (
  <Band {...band}>
    <ul className={grids[columns]} data-reveal="each">
      {questions.map(({ title, text, question }) => (
        <li key={title} className={styles.variants[variant]}>
          {variant === 'quotes' ? (
            <>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.quote}>“{question}”</p>
              {text && <p className={styles.from}>{text}</p>}
            </>
          ) : (
            <>
              <h3>{title}</h3>
              {text && <p className={soft}>{text}</p>}
              <p className={styles.question}>{question}</p>
            </>
          )}
        </li>
      ))}
    </ul>
  </Band>
);
