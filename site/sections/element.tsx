import type { CSSProperties } from 'react';
import { Code } from '../components/code.tsx';
import { Icon } from '../components/icon.tsx';
import { RichText } from '../components/rich-text.tsx';
import { wrap } from '../style/base.css.ts';
import * as styles from './element.css.ts';
import { type OpeningWords, Words } from './opening.tsx';
import { root } from './two-lines.css.ts';

interface ElementProps extends OpeningWords {
  markup: { name: string; code: string; note: string };
  /** What the page lists, and how many of each: links to the tables. */
  counts: { label: string; count: number; href: `#${string}` }[];
}

/** The first section of an element's page: its tag, the code to paste, and links to the tables below. */
export const Element = ({ markup, counts, ...words }: ElementProps) => (
  <section
    className={`${root} ${styles.first}`}
    style={{ '--length': words.heading.length + 2 } as CSSProperties}
  >
    <div className={wrap}>
      <Words {...words} isCode />
      <div className={styles.columns}>
        <div className={styles.markup}>
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
