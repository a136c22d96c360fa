import { labels } from '../content/labels.ts';
import { hidden, scripted } from './base.css.ts';
import * as styles from './code.css.ts';
import { button } from './controls.css.ts';

interface Props {
  code: string;
  /** What these lines are, for who hears the button. */
  name: string;
}

/** Lines to take along: by a button or, without a script, by hand. */
export const Code = ({ code, name }: Props) => (
  <>
    <pre className={styles.code}>
      <code>{code}</code>
    </pre>
    <figcaption className={scripted}>
      <div className={styles.bar}>
        <button
          type="button"
          className={button.secondary}
          data-copy={labels.copied}
          data-copy-failed={labels.copyByHand}
        >
          {labels.copy}
          <span className={hidden}> ({name})</span>
        </button>
        <span role="status" />
      </div>
    </figcaption>
  </>
);
