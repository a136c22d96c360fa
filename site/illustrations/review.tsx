import { hidden } from '../components/base.css.ts';
import { artefactWords as words } from '../content/illustrations.ts';
import { type Captioned, Panel } from './panel.tsx';
import { Phase } from './phase.tsx';
import * as styles from './review.css.ts';

export interface ReviewProps extends Captioned {
  file: string;
  lines: Line[];
  comment: { author: string; text: string };
}

interface Line {
  sign: '+' | '-' | ' ';
  text: string;
}

export function Review({ caption, sample, file, lines, comment }: ReviewProps) {
  return (
    <Panel caption={caption} sample={sample} on="paper">
      <p className={styles.file}>
        <bdi>{file}</bdi>
      </p>
      <ol className={styles.code} dir="ltr">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
          <CodeLine key={index} {...line} />
        ))}
      </ol>
      <blockquote className={styles.comment}>
        <Phase of="full" />
        <div className={styles.said}>
          <p className={styles.author}>{comment.author}</p>
          <p>{comment.text}</p>
        </div>
      </blockquote>
    </Panel>
  );
}

const CodeLine = ({ sign, text }: Line) => {
  const change = changes[sign];
  return (
    <li className={change ? `${styles.line} ${change.look}` : styles.line}>
      <span aria-hidden="true">{sign}</span>
      <code className={styles.text}>
        {change && <span className={hidden}>{change.word}: </span>}
        {text}
      </code>
    </li>
  );
};

const changes = {
  '+': { word: words.added, look: styles.added },
  '-': { word: words.removed, look: styles.removed },
  ' ': undefined,
};
