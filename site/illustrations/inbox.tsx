import { illustrationWords as words } from '../content/illustrations.ts';
import * as styles from './inbox.css.ts';
import { type CaptionProps, Panel } from './panel.tsx';
import { ProgressIcon } from './progress-icon.tsx';

interface InboxProps extends CaptionProps {
  before: string[];
  /** What is left for the owner of the inbox. */
  after: string[];
  /** What the assistant has done. */
  done: string;
}

export function Inbox({ caption, sample, before, after, done }: InboxProps) {
  return (
    <Panel caption={caption} sample={sample} on="paper">
      <div className={styles.sides}>
        <div>
          <Title label={words.before} count={before.length} />
          <ul>
            {before.map((mail) => (
              <li key={mail} className={styles.unread}>
                {mail}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.after}>
          <Title label={words.after} count={after.length} />
          <ul>
            {after.map((mail) => (
              <li key={mail} className={styles.sorted}>
                {mail}
              </li>
            ))}
          </ul>
          <p className={styles.done}>
            <ProgressIcon progress="full" />
            {done}
          </p>
        </div>
      </div>
    </Panel>
  );
}

const Title = ({ label, count }: { label: string; count: number }) => (
  <p className={styles.title}>
    {label} <span className={styles.count}>{count}</span>
  </p>
);
