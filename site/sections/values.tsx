import { wrap } from '../parts/base.css.ts';
import { Mark, type MarkName } from '../parts/mark.tsx';
import * as styles from './values.css.ts';

export interface ValuesProps {
  heading: string;
  lead: string;
  values: { mark: MarkName; title: string; text: string }[];
}

export function Values({ heading, lead, values }: ValuesProps) {
  return (
    <section className={`${wrap} ${styles.root}`}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <ul className={styles.cards}>
        {values.map(({ mark, title, text }) => (
          <li key={title} className={styles.card}>
            <span className={styles.icon}>
              <Mark name={mark} />
            </span>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
