import { tones } from '../components/band.css.ts';
import type { Tone } from '../components/band.tsx';
import { wrap } from '../style/base.css.ts';
import * as styles from './statement.css.ts';

interface StatementProps {
  /** Shown as a small label. */
  heading: string;
  /** One sentence in large type. */
  text: string;
  tone?: Tone;
}

export const Statement = ({ heading, text, tone = 'paper' }: StatementProps) => (
  <section className={tones[tone]}>
    <div className={wrap} data-reveal>
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.sentence}>{text}</p>
    </div>
  </section>
);
