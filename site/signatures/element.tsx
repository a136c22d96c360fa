import { Code } from '../components/code.tsx';
import { type OpeningWords, Words } from '../components/opening-words.tsx';
import { RichText } from '../components/rich-text.tsx';
import { swiped } from '../components/swiped.ts';
import { wrap } from '../style/base.css.ts';
import type { Paper } from '../style/palette.ts';
import { punched, sheets } from '../style/paper.css.ts';
import { sky } from '../style/sky.css.ts';
import { skyVariables } from '../style/sky.ts';
import * as styles from './element.css.ts';
import { Drawing, type ElementDrawing } from './element-drawing.tsx';
import { root } from './two-lines.css.ts';

interface ElementProps extends OpeningWords {
  /** How it looks on a page, or in which ways it can be shown. */
  drawings: readonly (ElementDrawing & { name?: string; text?: string })[];
  /** The code to paste. The marks are passages of it, in their order, each with a note. */
  markup: {
    name: string;
    code: string;
    note: string;
    marks: readonly { mark: string; text: string }[];
  };
  /** Passed by the page layout. */
  hour?: number;
}

const papers: readonly Paper[] = ['sun', 'lagoon', 'clay', 'dusk'];

/** The first section of an element's page: its tag, the element as it looks, and the code to paste. */
export const Element = ({ markup, drawings, hour = 9, ...words }: ElementProps) => (
  <section
    className={`${sky} ${root} ${styles.first}`}
    style={{ ...skyVariables(hour), '--length': words.heading.length + 2 }}
  >
    <div className={wrap}>
      <Words {...words} isCode />
      <div className={drawings.length === 1 ? styles.columns : undefined}>
        {drawings.length === 1 ? (
          <Drawing {...(drawings[0] as ElementDrawing)} />
        ) : (
          <ul {...swiped(styles.modes, words.heading)}>
            {drawings.map(({ name, text, ...drawing }) => (
              <li key={name}>
                <Drawing {...drawing} />
                <p className={styles.mode}>{name}</p>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        )}
        <div className={`${punched} ${styles.markup}`}>
          <figure className={styles.code}>
            <Code
              code={markup.code}
              name={markup.name}
              marks={markup.marks.map(({ mark }) => mark)}
            />
          </figure>
          <p className={styles.note}>
            <RichText text={markup.note} />
          </p>
          <ol className={styles.notes}>
            {markup.marks.map(({ mark, text }, index) => (
              <li key={mark} className={sheets[papers[index] ?? 'sand']}>
                <b>{index + 1}</b> {text}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </div>
  </section>
);
