import { Stand } from '../components/band.tsx';
import { invoiceOf, PriceLinks, type PriceTerms } from '../components/ledger.tsx';
import { labels } from '../content/labels.ts';
import { rates } from '../content/rates.ts';
import * as styles from './terms.css.ts';

/** What the price of a service depends on, and when it is told, in a few lines. */
export function Terms({
  heading = labels.terms.heading,
  rate: name,
  depends,
  total,
  apart,
}: PriceTerms) {
  const rate = name && rates[name];
  const invoice = rate && invoiceOf(rate);
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
          <p>
            <b>{depends.join(' · ')}.</b> {total} {apart}
          </p>
          <PriceLinks />
        </div>
      </div>
    </Stand>
  );
}
