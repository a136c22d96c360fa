import { illustrationWords as words } from '../content/illustrations.ts';
import { visuallyHidden } from '../style/base.css.ts';
import { type CaptionProps, Panel } from './panel.tsx';
import * as styles from './review.css.ts';
import { Tick } from './tick.tsx';

interface ReviewProps extends CaptionProps {
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
        <Tick />
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
    <li className={change ? `${styles.line} ${change.className}` : styles.line}>
      <span aria-hidden="true">{sign}</span>
      <code className={styles.text}>
        {change && <span className={visuallyHidden}>{change.word}: </span>}
        {text}
      </code>
    </li>
  );
};

const changes = {
  '+': { word: words.added, className: styles.added },
  '-': { word: words.removed, className: styles.removed },
  ' ': undefined,
};
