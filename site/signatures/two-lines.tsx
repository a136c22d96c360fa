import { sample as sampleNote } from '../components/band.css.ts';
import { Icon } from '../components/icon.tsx';
import { onSky } from '../components/on-sky.ts';
import { type OpeningWords, Words } from '../components/opening-words.tsx';
import { SampleNote } from '../components/sample-note.tsx';
import { wrap } from '../style/base.css.ts';
import * as styles from './two-lines.css.ts';

interface TwoLinesProps extends OpeningWords {
  sample: true;
  /** Passed by the page layout. */
  hour?: number;
  /** The partner's name. It is lit wherever it is read. */
  name: string;
  /** What the partner adds to the source of a page, between the lines that are there already. */
  source: { title: string; before: string[]; code: string; after: string[] };
  /** What a visitor of that page sees: the form's first question, with the first answer chosen. */
  page: {
    title: string;
    address: string;
    heading: string;
    step: string;
    question: string;
    answers: readonly string[];
  };
  /** What arrives when the form is sent. */
  request: {
    title: string;
    subject: string;
    rows: { label: string; text: string }[];
    note: string;
  };
}

/** The first section of /embed: the code to paste, the form that visitors see, and the lead that arrives. */
export const TwoLines = ({
  name,
  source,
  page,
  request,
  sample,
  hour = 9,
  ...words
}: TwoLinesProps) => (
  <section {...onSky(hour, styles.root)}>
    <div className={wrap}>
      <Words {...words} />
      <ol className={styles.steps}>
        <li className={styles.step}>
          <Title text={source.title} isFollowed />
          <pre className={styles.source}>
            <code>
              <Lines lines={source.before} />
              {source.code.split('\n').map((line) => (
                <b key={line}>
                  <Lit text={line} name={name} />
                </b>
              ))}
              <Lines lines={source.after} />
            </code>
          </pre>
        </li>
        <li className={styles.step}>
          <Title text={page.title} isFollowed />
          <div className={styles.page}>
            <p className={styles.address}>
              <Lit text={page.address} name={name} />
            </p>
            <p className={styles.heading}>{page.heading}</p>
            <div className={styles.form}>
              <p>{page.step}</p>
              <p>
                <b>{page.question}</b>
              </p>
              <ul>
                {page.answers.map((answer) => (
                  <li key={answer}>{answer}</li>
                ))}
              </ul>
            </div>
          </div>
        </li>
        <li className={styles.step}>
          <Title text={request.title} />
          <div className={styles.request}>
            <p className={styles.heading}>{request.subject}</p>
            <dl>
              {request.rows.map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <Lit text={text} name={name} />
                  </dd>
                </div>
              ))}
            </dl>
            <p>{request.note}</p>
          </div>
        </li>
      </ol>
      <SampleNote className={`${sampleNote} ${styles.note}`} />
    </div>
  </section>
);

const Lines = ({ lines }: { lines: string[] }) =>
  lines.map((line) => <span key={line}>{line}</span>);

const Title = ({ text, isFollowed }: { text: string; isFollowed?: boolean }) => (
  <p className={styles.title}>
    {text}
    {isFollowed && <Icon name="arrow-right" />}
  </p>
);

/** Text in which the name is lit. */
const Lit = ({ text, name }: { text: string; name: string }) => {
  const [before, ...after] = text.split(name);
  if (after.length === 0) return text;
  return (
    <>
      {before}
      <mark className={styles.lit}>{name}</mark>
      {after.join(name)}
    </>
  );
};
