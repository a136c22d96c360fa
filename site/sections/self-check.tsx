import { Band, type BandProps } from '../components/band.tsx';
import * as styles from './self-check.css.ts';

interface SelfCheckProps extends BandProps {
  question: string;
  items: string[];
  /** The verdict when no item is checked, when some are, and when all are. */
  verdicts: Record<keyof typeof styles.verdicts, string>;
}

/**
 * Checkboxes with a verdict, which the CSS chooses: it needs no script, and nothing is sent. The names are
 * for site/scripts/keep-fields.ts.
 */
export const SelfCheck = ({ question, items, verdicts, ...band }: SelfCheckProps) => (
  <Band {...band} variant="beside">
    <div className={styles.sheet} data-self-check>
      <fieldset className={styles.question}>
        <legend className={styles.legend}>{question}</legend>
        <div className={styles.items}>
          {items.map((item, index) => (
            <label key={item} className={styles.item}>
              <input type="checkbox" name={`${index}`} className={styles.box} />
              {item}
            </label>
          ))}
        </div>
      </fieldset>
      <p className={styles.verdict} role="status">
        {(['none', 'some', 'all'] as const).map((name) => (
          <span key={name} className={styles.verdicts[name]}>
            {verdicts[name]}
          </span>
        ))}
      </p>
    </div>
  </Band>
);
