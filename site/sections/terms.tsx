import { ActionLink } from '../components/action-link.tsx';
import { labels } from '../content/labels.ts';
import { howFastLink } from '../content/timetable.ts';
import { wrap } from '../style/base.css.ts';
import * as styles from './terms.css.ts';

interface TermsProps {
  heading?: string;
  /** What raises and what lowers the price. */
  price: string;
}

const words = labels.terms;

/** What a service costs, when the visitor is told, and a link to the terms. */
export const Terms = ({ heading = words.heading, price }: TermsProps) => (
  <section className={styles.root}>
    <div className={`${wrap} ${styles.columns}`}>
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.words}>
        {price} {words.told} <ActionLink action={words.link} /> <ActionLink action={howFastLink} />
      </p>
    </div>
  </section>
);
