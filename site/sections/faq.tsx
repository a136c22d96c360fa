import { Band, type BandProps } from '../components/band.tsx';
import { Icon } from '../components/icon.tsx';
import type { Question } from '../content/faqs.ts';
import * as styles from './faq.css.ts';

interface FaqProps extends BandProps {
  questions: Question[];
}

/** The shared `name` makes the browser close one answer when another opens. */
export const Faq = ({ questions, ...band }: FaqProps) => (
  <Band {...band} variant="beside">
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
