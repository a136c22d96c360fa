import { type BandProps, Stand } from '../components/band.tsx';
import { figure } from '../illustrations/panel.css.ts';
import { Caption, type CaptionProps } from '../illustrations/panel.tsx';
import * as styles from './windows.css.ts';

interface LoginsProps extends CaptionProps {
  title: string;
  logins: { system: string; closed: string; isClosed?: boolean }[];
}

/** In the opening: a house at night. A login that somebody could still use is a lit window. */
export const Logins = ({ caption, sample, title, logins }: LoginsProps) => (
  <figure className={figure}>
    <Caption caption={caption} sample={sample} />
    <div className={`${styles.house} ${styles.onHill}`}>
      <p className={styles.question}>{title}</p>
      <ul className={styles.floors}>
        {logins.map(({ system, closed, isClosed }) => (
          <li key={system} className={isClosed ? styles.dark : styles.lit}>
            <b>{system}</b>
            <span className={styles.until}>{closed}</span>
          </li>
        ))}
      </ul>
    </div>
  </figure>
);

interface SelfCheckProps extends BandProps {
  question: string;
  items: string[];
  /** The verdict when no item is checked, when some are, and when all are. */
  verdicts: Record<keyof typeof styles.verdicts, string>;
}

/**
 * The visitor's own house: a window that is checked is dark. The CSS chooses the verdict at the door: it
 * needs no script, and nothing is sent. The names are for site/scripts/keep-fields.ts.
 */
export const SelfCheck = ({ id, heading, lead, question, items, verdicts }: SelfCheckProps) => (
  <Stand id={id} className={styles.check}>
    <div className={styles.words}>
      <h2 className={styles.heading}>{heading}</h2>
      <p>{lead}</p>
    </div>
    <div className={styles.own} data-self-check>
      <fieldset className={styles.group}>
        <legend className={styles.question}>{question}</legend>
        <div className={styles.windows}>
          {items.map((item, index) => (
            <label key={item} className={styles.window}>
              <input type="checkbox" name={`${index}`} className={styles.box} />
              <span className={styles.pane}>{item}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className={styles.door} role="status">
        {(['none', 'some', 'all'] as const).map((name) => (
          <span key={name} className={styles.verdicts[name]}>
            {verdicts[name]}
          </span>
        ))}
      </p>
    </div>
  </Stand>
);
