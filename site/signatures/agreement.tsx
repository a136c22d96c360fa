import { Stand } from '../components/band.tsx';
import { SampleNote } from '../components/sample-note.tsx';
import { type AgreementTerms, nameOfTerm, splitTerms, type Term } from '../content/agreement.ts';
import { brand } from '../content/brand.ts';
import { labels } from '../content/labels.ts';
import type { Clause } from '../content/sample-agreement.ts';
import * as styles from './agreement.css.ts';

interface AgreementProps {
  heading: string;
  lead: string;
  agreement: { name: string; sample: boolean; clauses: Clause[] };
  terms: AgreementTerms;
}

const words = labels.agreement;

/** An agreement on a sheet of paper, with each clause in plain words beside it. */
export function Agreement({ heading, lead, agreement, terms }: AgreementProps) {
  const open = (Object.keys(terms) as Term[]).filter((term) => !terms[term]);
  return (
    <Stand>
      <div className={styles.root}>
        <div className={styles.head}>
          <div>
            <h2>{heading}</h2>
            <p className={styles.lead}>{lead}</p>
          </div>
          <div className={styles.cover}>
            <p className={styles.title}>
              {agreement.name}
              {agreement.sample && <SampleNote className={styles.note} text={words.sample} />}
            </p>
            {open.length > 0 && (
              <>
                <p>
                  <b>{words.open(open.length)}</b>
                </p>
                <ul className={styles.blanks}>
                  {open.map((term) => (
                    <li key={term}>
                      <Blank term={term} />
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
        </div>
        <ol className={styles.clauses}>
          {agreement.clauses.map((clause) => (
            <li key={clause.topic} className={styles.clause}>
              <div className={styles.plain}>
                <h3>{clause.topic}</h3>
                <p>{plainWords(clause, terms)}</p>
              </div>
              <p className={styles.text}>
                <span>
                  <Text text={clause.text} terms={terms} />
                </span>
              </p>
            </li>
          ))}
        </ol>
        <p className={styles.signatures}>
          {[words.client, brand.name].map((party) => (
            <span key={party}>
              {words.signedBy} {party}
            </span>
          ))}
        </p>
      </div>
    </Stand>
  );
}

function plainWords({ plain, number }: Clause, terms: AgreementTerms): string {
  if (!number) return plain;
  const { term, filled, empty } = number;
  const value = terms[term];
  return `${plain} ${value ? filled.replace(`{${term}}`, value) : empty}`;
}

const Text = ({ text, terms }: { text: string; terms: AgreementTerms }) =>
  splitTerms(text, terms).map((part) => {
    if (typeof part === 'string') return part;
    if (part.value) return <b key={part.term}>{part.value}</b>;
    return <Blank key={part.term} term={part.term} />;
  });

const Blank = ({ term }: { term: Term }) => <b className={styles.blank}>[{nameOfTerm(term)}]</b>;
