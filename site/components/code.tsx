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
    <Lines code={code} />
    <figcaption className={scripted}>
      <Copy name={name} />
    </figcaption>
  </>
);

/** The same with its heading; of however many lines, the button is in reach. */
export const HeadedCode = ({ code, name }: Props) => (
  <>
    <figcaption className={styles.head}>
      <h3 className={styles.name}>{name}</h3>
      <div className={scripted}>
        <Copy name={name} />
      </div>
    </figcaption>
    <Lines code={code} />
  </>
);

const Lines = ({ code }: Pick<Props, 'code'>) => (
  <pre className={styles.code}>
    <code>{code}</code>
  </pre>
);

const Copy = ({ name }: Pick<Props, 'name'>) => (
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
);
