import type { ReactNode } from 'react';
import { dollars } from '../content/dollars.ts';
import { labels } from '../content/labels.ts';
import { type Rate, type RateName, rates } from '../content/rates.ts';
import { howFastLink } from '../content/timetable.ts';
import type { Paper } from '../style/palette.ts';
import { sheets, underLamp } from '../style/paper.css.ts';
import { ActionLink } from './action-link.tsx';
import * as styles from './ledger.css.ts';

export interface LedgerProps {
  title: string;
  /** Lines, with an amount or without one. */
  rows: (string | readonly [label: string, amount: string])[];
  /** The last line, under a rule. */
  total?: LedgerProps['rows'][number];
  /** What is not included: a part that is torn off. */
  apart?: { title: string; rows?: LedgerProps['rows'] };
  paper?: Paper;
}

interface Props extends LedgerProps {
  /** One long strip instead of a slip. Its title is the heading of a section. */
  isStrip?: boolean;
  children?: ReactNode;
}

/** A slip of paper with dotted lines, such as a price or an invoice. */
export function Ledger({ title, rows, total, apart, paper = 'white', isStrip, children }: Props) {
  const Title = isStrip ? 'h2' : 'h3';
  const sheet = `${sheets[paper]} ${paper === 'white' ? underLamp : ''}`;
  return (
    <div className={isStrip ? styles.strip : styles.root}>
      <div className={`${sheet} ${styles.slip}`}>
        <Title className={styles.title}>{title}</Title>
        <Rows rows={rows} />
        {total && (
          <p className={styles.total}>
            <Cells row={total} />
          </p>
        )}
        {children}
      </div>
      {apart && (
        <div className={`${sheet} ${styles.stub}`}>
          <p>
            <b>{apart.title}</b>
          </p>
          {apart.rows && <Rows rows={apart.rows} />}
        </div>
      )}
    </div>
  );
}

const Rows = ({ rows }: Pick<LedgerProps, 'rows'>) => (
  <ul className={styles.rows}>
    {rows.map((row) => (
      <li key={String(row)}>{typeof row === 'string' ? <p>{row}</p> : <Cells row={row} />}</li>
    ))}
  </ul>
);

const Cells = ({ row }: { row: LedgerProps['rows'][number] }) =>
  typeof row === 'string' ? (
    row
  ) : (
    <>
      <span>{row[0]}</span> <span>{row[1]}</span>
    </>
  );

/** What the price of a service depends on. */
export interface PriceTerms {
  heading?: string;
  /** The rate to show, if rates.json has it. */
  rate?: RateName;
  depends: string[];
  /** What raises or lowers the price. */
  total?: string;
  /** What is not included. */
  apart?: string;
}

const words = labels.terms;

/** What a service costs, when the visitor is told, and links to the terms and to how fast. */
export function TermsLedger({ heading = words.heading, rate, depends, total, apart }: PriceTerms) {
  const invoice = publishedInvoice(rate);
  return (
    <Ledger
      {...(invoice ?? { title: heading, rows: depends, total })}
      apart={apart ? { title: apart } : undefined}
      paper="sun"
    >
      {invoice && (
        <p>
          {words.invoice}. <b>{heading}:</b> {depends.join(', ')}. {total}
        </p>
      )}
      <PriceLinks />
    </Ledger>
  );
}

/** Nothing, if rates.json does not have the rate. */
export function publishedInvoice(name?: RateName): LedgerProps | undefined {
  const rate = name && rates[name];
  return rate && invoiceOf(rate);
}

/** The range of a rate, and what a month at one rate of that range costs. */
export function invoiceOf({ from, to, rate, hours }: Rate): LedgerProps {
  const amount = dollars(hours * rate);
  return {
    title: words.range(dollars(from), dollars(to)),
    rows: [[words.line(hours, dollars(rate)), amount]],
    total: [words.due, amount],
  };
}

/** When the visitor is told the price, and links to the terms and to how fast. */
export const PriceLinks = () => (
  <p className={styles.links}>
    {words.told} <ActionLink action={words.link} /> <ActionLink action={howFastLink} />
  </p>
);
