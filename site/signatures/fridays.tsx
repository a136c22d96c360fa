import { Band, type BandProps } from '../components/band.tsx';
import { Icon } from '../components/icon.tsx';
import * as styles from './fridays.css.ts';

interface FridaysProps extends BandProps {
  /** At the top of the report. */
  title: string;
  date: string;
  /** Each part of the report, and the work that it comes from. */
  parts: { duty: string; work: string; label: string; text: string }[];
  /** Replies to the last part, with what the manager answers to each. */
  choices: { label: string; answer: string }[];
  sample: true;
}

/** A status report with the work behind each part beside it. The last part asks for a decision. */
export const Fridays = ({ title, date, parts, choices, ...band }: FridaysProps) => (
  <Band {...band}>
    <div className={styles.head}>
      <p className={styles.title}>{title}</p>
      <p>{date}</p>
    </div>
    <ol className={styles.parts}>
      {parts.map(({ duty, work, label, text }, index) => {
        const isLast = index === parts.length - 1;
        return (
          <li key={duty} className={isLast ? styles.decision : styles.part}>
            <div className={styles.duty}>
              <h3>{duty}</h3>
              <p>{work}</p>
            </div>
            <div className={styles.sheet}>
              <p className={styles.label}>{label}</p>
              <p className={styles.text}>{text}</p>
              {isLast && <Choices choices={choices} />}
            </div>
          </li>
        );
      })}
    </ol>
  </Band>
);

const Choices = ({ choices }: Pick<FridaysProps, 'choices'>) => (
  <div className={styles.choices}>
    {choices.map(({ label, answer }) => (
      <details key={label} name="decision" className={styles.choice}>
        <summary className={styles.reply}>
          {label}
          <Icon name="chevron-down" size={20} />
        </summary>
        <p className={styles.answer}>{answer}</p>
      </details>
    ))}
  </div>
);
