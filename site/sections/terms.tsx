import type { ReactNode } from 'react';
import { Stand } from '../components/band.tsx';
import { PriceLinks, type PriceTerms, publishedInvoice } from '../components/ledger.tsx';
import { labels } from '../content/labels.ts';
import * as styles from './terms.css.ts';

interface Props extends PriceTerms {
  /** What else a reader asks before signing. The answer is one of the agreement's, in a few words. */
  doubts?: { question: string; answer: string; text: string }[];
}

/** What the price of a service depends on, and when it is told. Other doubts follow, in a few lines each. */
export function Terms({
  heading = labels.terms.heading,
  rate,
  depends,
  total,
  apart,
  doubts = [],
}: Props) {
  const invoice = publishedInvoice(rate);
  return (
    <Stand className={styles.root}>
      <Row question={<h2>{invoice ? invoice.title : heading}</h2>}>
        {invoice && (
          <p>
            {invoice.rows.flat().join(': ')}. {heading}:
          </p>
        )}
        <p className={styles.answer}>{depends.join('\u00a0· ')}.</p>
        {(total || apart) && (
          <p>
            {total} {apart}
          </p>
        )}
        <PriceLinks />
      </Row>
      {doubts.map(({ question, answer, text }) => (
        <Row key={question} question={<h3>{question}</h3>}>
          <p className={styles.answer}>{answer}</p>
          <p>{text}</p>
        </Row>
      ))}
    </Stand>
  );
}

const Row = ({ question, children }: { question: ReactNode; children: ReactNode }) => (
  <div className={styles.row}>
    {question}
    <div>{children}</div>
  </div>
);
