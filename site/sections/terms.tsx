import { ActionLink } from '../components/action-link.tsx';
import { WorkedInvoice } from '../components/worked-invoice.tsx';
import { labels } from '../content/labels.ts';
import { type RateName, rates } from '../content/rates.ts';
import { howFastLink } from '../content/timetable.ts';
import { wrap } from '../style/base.css.ts';
import * as styles from './terms.css.ts';

interface TermsProps {
  heading?: string;
  /** What raises and what lowers the price. */
  price: string;
  /** The rate to show, if rates.json has it. */
  rate?: RateName;
}

const words = labels.terms;

/** What a service costs, when the visitor is told, and a link to the terms. */
export function Terms({ heading, price, rate: name }: TermsProps) {
  const rate = name && rates[name];
  return (
    <section className={styles.root}>
      <div className={`${wrap} ${styles.columns}`}>
        <h2 className={styles.heading}>{heading ?? (rate ? words.costs : words.heading)}</h2>
        <div className={styles.words}>
          {rate && <WorkedInvoice rate={rate} />}
          <p>
            {rate && <b>{words.heading}: </b>}
            {price}
          </p>
          <ul className={styles.more}>
            <li>{words.told}</li>
            <li>
              <ActionLink action={words.link} />
            </li>
            <li>
              <ActionLink action={howFastLink} />
            </li>
          </ul>
        </div>
      </div>
    </section>
  );
}
