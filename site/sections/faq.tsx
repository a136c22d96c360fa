import type { Question } from '../content/faqs.ts';
import { Band, type BandProps } from '../parts/band.tsx';
import { Icon } from '../parts/icon.tsx';
import * as styles from './faq.css.ts';

export interface FaqProps extends BandProps {
  questions: Question[];
}

/** The browser closes one when another opens, since all have one name. */
export const Faq = ({ questions, ...band }: FaqProps) => (
  <Band {...band} look="beside">
    <div className={styles.list}>
      {questions.map(({ question, answer }) => (
        <details key={question} name="faq" className={styles.item}>
          <summary>
            <h3>{question}</h3>
            <span className={styles.icon}>
              <Icon name="chevron-down" size={20} />
            </span>
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  </Band>
);
