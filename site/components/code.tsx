import { labels } from '../content/labels.ts';
import { scriptOnly, visuallyHidden } from '../style/base.css.ts';
import { button } from '../style/controls.css.ts';
import * as styles from './code.css.ts';

interface Props {
  code: string;
  /** Describes the code in the button's accessible name. */
  name: string;
}

/** A block of code with a copy button, which needs scripts. */
export const Code = ({ code, name }: Props) => (
  <>
    <Lines code={code} />
    <figcaption className={scriptOnly}>
      <Copy name={name} />
    </figcaption>
  </>
);

/** `Code` with a heading. The button is above the code, so that it stays in view. */
export const CodeWithHeading = ({ code, name }: Props) => (
  <>
    <figcaption className={styles.head}>
      <h3 className={styles.name}>{name}</h3>
      <div className={scriptOnly}>
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
      <span className={visuallyHidden}> ({name})</span>
    </button>
    <span role="status" />
  </div>
);
