import { type CaptionProps, Panel } from './panel.tsx';
import * as styles from './scope.css.ts';

interface ScopeProps extends CaptionProps {
  title: string;
  /** What the project includes, and what both sides have left out. */
  included: Side;
  excluded: Side;
  /** How both sides will know that it is finished. */
  done: { label: string; text: string };
  date: string;
  /** Who signs. */
  parties: [string, string];
}

interface Side {
  label: string;
  items: string[];
}

/** A page that says what a project includes, signed by both sides. */
export const Scope = ({
  caption,
  sample,
  title,
  included,
  excluded,
  done,
  date,
  parties,
}: ScopeProps) => (
  <Panel caption={caption} sample={sample} on="paper" title={title}>
    <div className={styles.sides}>
      <List {...included} className={styles.included} />
      <List {...excluded} className={styles.excluded} />
    </div>
    <p className={styles.done}>
      <b className={styles.label}>{done.label}</b> {done.text}
    </p>
    <p className={styles.date}>{date}</p>
    <p className={styles.parties}>
      {parties.map((party, index) => (
        <span key={party} className={styles.party}>
          <svg viewBox="0 0 120 40" height="40" preserveAspectRatio="xMinYMid" aria-hidden="true">
            <path d={signatures[index]} className={styles.ink} />
          </svg>
          {party}
        </span>
      ))}
    </p>
  </Panel>
);

const List = ({ label, items, className }: Side & { className: string }) => (
  <div>
    <p className={styles.label}>{label}</p>
    <ul>
      {items.map((item) => (
        <li key={item} className={className}>
          {item}
        </li>
      ))}
    </ul>
  </div>
);

const signatures = [
  'M6 30C14 4 24 2 20 18S8 38 24 26 38 12 36 24 50 28 54 18s8 2 4 8 14 2 20-6 6 4 4 8 14-2 32-8',
  'M8 12c20-8 26 0 14 14S4 36 30 22 46 8 42 22s10 8 16-2 8-8 4 4 8 6 14-2 6-2 6 2 10 0 30-4',
];
