import { Stand } from '../components/band.tsx';
import { type PriceTerms, TermsLedger } from '../components/ledger.tsx';
import * as styles from './terms.css.ts';

/** What the price of a service depends on: a strip of paper over the edge between two bands. */
export const Terms = (terms: PriceTerms) => (
  <Stand className={styles.root}>
    <TermsLedger {...terms} isStrip />
  </Stand>
);
