import { Stand } from '../components/band.tsx';
import { PriceLinks, type PriceTerms, publishedInvoice } from '../components/ledger.tsx';
import { labels } from '../content/labels.ts';
import * as styles from './terms.css.ts';

/** What the price of a service depends on, and when it is told, in a few lines. */
export function Terms({ heading = labels.terms.heading, rate, depends, total, apart }: PriceTerms) {
  const invoice = publishedInvoice(rate);
  return (
    <Stand className={styles.root}>
      <div className={styles.line}>
        <h2 className={styles.heading}>{invoice ? invoice.title : heading}</h2>
        <div>
          {invoice && (
            <p>
              {invoice.rows.flat().join(': ')}. {heading}:
            </p>
          )}
          <p className={styles.depends}>{depends.join('\u00a0· ')}.</p>
          {(total || apart) && (
            <p>
              {total} {apart}
            </p>
          )}
          <PriceLinks />
        </div>
      </div>
    </Stand>
  );
}
