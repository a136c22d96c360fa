import { Stand } from '../components/band.tsx';
import { Diff } from '../components/diff.tsx';
import { SampleNote } from '../components/sample-note.tsx';
import { labels } from '../content/labels.ts';
import { type Proof, type ProofName, proofs } from '../content/proofs.ts';
import { visuallyHidden } from '../style/base.css.ts';
import { cardLink } from '../style/grid.css.ts';
import { marks as suns } from '../style/marks.css.ts';
import { marked, sheets } from '../style/paper.css.ts';
import * as styles from './proofs.css.ts';

interface ProofsProps {
  /** Four of site/content/proofs.ts, in this order. */
  show?: readonly [ProofName, ProofName, ProofName, ProofName];
}

/** Right below an opening: four papers that lie on its hill, each the beginning of what it opens. */
export const Proofs = ({ show = ['shortlist', 'agreement', 'score', 'task'] }: ProofsProps) => (
  <Stand ground="hill" className={styles.band}>
    <h2 className={visuallyHidden}>{labels.proofs}</h2>
    <ul className={styles.list}>
      {show.map((name, index) => (
        <Paper key={name} proof={proofs[name]} turn={turns[index]} />
      ))}
    </ul>
    <SampleNote className={styles.note} text={labels.sampleNotes} />
  </Stand>
);

const turns = ['-2.5deg', '1.6deg', '-1.2deg', '2.2deg'];

/** What is on the paper is on the page that it opens, so it is drawn only. */
const Paper = ({ proof: { title, text, href, paper }, turn }: { proof: Proof; turn?: string }) => (
  <li className={styles.proof}>
    <div className={styles.seen} aria-hidden="true">
      <div
        className={`${sheets.white} ${paper.code ? styles.code : styles.paper}`}
        style={{ '--r': turn }}
      >
        {paper.figure && (
          <p className={styles.figure}>
            {paper.figure[0]} <span>{paper.figure[1]}</span>
          </p>
        )}
        {paper.label && <p className={styles.text}>{paper.label}</p>}
        {(paper.marked || paper.text) && (
          <p className={styles.lines}>
            {paper.marked && <b className={marked}>{paper.marked}</b>} {paper.text}
          </p>
        )}
        {paper.marks && (
          <p className={styles.marks}>
            {paper.marks.map((mark, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the marks have no other name
              <i key={index} className={suns[mark]} />
            ))}
          </p>
        )}
        {paper.code && <Diff lines={paper.code} />}
      </div>
    </div>
    <a href={href} className={`${cardLink} ${styles.title}`}>
      {title}
    </a>
    <p className={styles.text}>{text}</p>
  </li>
);
