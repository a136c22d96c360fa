import { Dots } from '../components/dots.tsx';
import { Lines } from '../components/lines.tsx';
import { type OpeningWords, Words } from '../components/opening-words.tsx';
import { wrap } from '../style/base.css.ts';
import { skyVariables } from '../style/sky.ts';
import * as styles from './two-sides.css.ts';

interface TwoSidesProps extends OpeningWords {
  /** Names what is above the horizon, and what is below it. */
  sides: readonly [you: string, us: string];
  /** What the reader does, and what we do before the next moment. */
  moments: { you: string; us: string[] }[];
  /** Passed by the page layout. */
  hour?: number;
}

/** The first section of a page about two sides: above the horizon the reader, below it the work out of sight. */
export const TwoSides = ({ sides: [you, us], moments, hour = 9, ...words }: TwoSidesProps) => (
  <section className={styles.sky} style={skyVariables(hour)} data-moving>
    <Dots count={20} />
    <div className={`${wrap} ${styles.head}`}>
      <Words {...words} />
    </div>
    <ol className={`${wrap} ${styles.moments}`}>
      {moments.map((moment) => (
        <li key={moment.you} className={styles.moment}>
          <p className={styles.you}>
            <span className={styles.side}>{you}</span> {moment.you}
          </p>
          <div className={styles.us}>
            <p className={styles.side}>{us}</p>
            <Lines lines={moment.us} />
          </div>
        </li>
      ))}
    </ol>
  </section>
);
