import { Dots } from '../components/dots.tsx';
import { onSky } from '../components/on-sky.ts';
import * as styles from '../components/opening.css.ts';
import { type OpeningWords, Words } from '../components/opening-words.tsx';
import { Illustration } from '../illustrations/illustration.tsx';
import { wrap } from '../style/base.css.ts';
import { skyVariables } from '../style/sky.ts';

interface OpeningProps extends OpeningWords {
  illustration?: Illustration;
  /** The illustration as a document in front of the sky. */
  isPaper?: boolean;
  /** Under the sky: the illustration across the page, below the words. */
  isWide?: boolean;
  /** Passed by the page layout. */
  hour?: number;
}

/**
 * The first section of a page, in one of three forms: the sky at the page's hour with an
 * illustration, a document in front of that sky, or type alone.
 */
export function Opening({ illustration, isPaper, isWide, hour = 9, ...words }: OpeningProps) {
  if (!illustration)
    return (
      <section className={styles.plain}>
        <div className={wrap}>
          <Words {...words} />
        </div>
      </section>
    );
  const inner = (
    <div className={`${wrap} ${isWide ? styles.rows : styles.columns}`}>
      <Words {...words} />
      <Illustration {...illustration} />
    </div>
  );
  if (isPaper)
    return (
      <section className={styles.paper} style={skyVariables(hour)}>
        {inner}
      </section>
    );
  return (
    <section {...onSky(hour, styles.sky)} data-moving>
      <Dots count={20} />
      {inner}
    </section>
  );
}
