import { Code } from '../components/code.tsx';
import { Icon } from '../components/icon.tsx';
import { type OpeningWords, Words } from '../components/opening-words.tsx';
import { RichText } from '../components/rich-text.tsx';
import { wrap } from '../style/base.css.ts';
import { punched } from '../style/paper.css.ts';
import { sky } from '../style/sky.css.ts';
import { skyVariables } from '../style/sky.ts';
import { swipe } from '../style/swipe.css.ts';
import * as styles from './element.css.ts';
import { root } from './two-lines.css.ts';

interface ElementProps extends OpeningWords {
  /** In which ways it can be shown. The drawing of each has its name. */
  modes?: readonly { name: keyof typeof styles.shown; text: string }[];
  markup: { name: string; code: string; note: string };
  /** Passed by the page layout. */
  hour?: number;
  /** What the page lists, and how many of each: links to the tables. */
  counts: { label: string; count: number; href: `#${string}` }[];
}

/** The first section of an element's page: its tag, the code to paste, and links to the tables below. */
export const Element = ({ markup, counts, modes, hour = 9, ...words }: ElementProps) => (
  <section
    className={`${sky} ${root} ${styles.first}`}
    style={{ ...skyVariables(hour), '--length': words.heading.length + 2 }}
  >
    <div className={wrap}>
      <Words {...words} isCode />
      {modes && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it is scrolled with the keyboard
        <ul className={`${styles.modes} ${swipe}`} tabIndex={0} aria-label={words.heading}>
          {modes.map(({ name, text }) => (
            <li key={name}>
              <div className={`${styles.browser} ${styles.shown[name]}`} aria-hidden="true">
                <i className={styles.lines} />
                <b className={styles.shape}>
                  <i />
                  <i />
                  <i />
                </b>
                <u />
              </div>
              <p className={styles.mode}>{name}</p>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.columns}>
        <div className={`${punched} ${styles.markup}`}>
          <figure className={styles.code}>
            <Code code={markup.code} name={markup.name} />
          </figure>
          <p className={styles.note}>
            <RichText text={markup.note} />
          </p>
        </div>
        <ul className={styles.counts}>
          {counts.map(({ label, count, href }) => (
            <li key={href}>
              <a href={href}>
                {count} <span>{label}</span>
                <Icon name="chevron-down" size={20} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  </section>
);
