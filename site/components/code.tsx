import { Fragment } from 'react';
import { labels } from '../content/labels.ts';
import { scriptOnly, visuallyHidden } from '../style/base.css.ts';
import { button } from '../style/controls.css.ts';
import * as styles from './code.css.ts';

interface Props {
  code: string;
  /** Describes the code in the button's accessible name. */
  name: string;
  /** Passages that are marked with the number of their note. */
  marks?: readonly string[];
}

/** A block of code with a copy button, which needs scripts. */
export const Code = ({ code, name, marks }: Props) => (
  <>
    <Lines code={code} marks={marks} />
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

const Lines = ({ code, marks = [] }: Pick<Props, 'code' | 'marks'>) => (
  <pre className={styles.code}>
    <code>{marks.length > 0 ? marked(code, marks) : code}</code>
  </pre>
);

/** Of each passage, the first place in the code. The passages are in the order of the code. */
function marked(code: string, marks: readonly string[]) {
  let rest = code;
  const parts = marks.map((mark, index) => {
    const [before = ''] = rest.split(mark, 1);
    rest = rest.slice(before.length + mark.length);
    return (
      <Fragment key={mark}>
        {before}
        <mark data-note={index + 1}>{mark}</mark>
      </Fragment>
    );
  });
  return [...parts, rest];
}

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
