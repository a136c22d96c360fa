import { Dots } from '../components/dots.tsx';
import * as styles from '../components/opening.css.ts';
import * as open from '../components/opening-sky.css.ts';
import { type OpeningWords, Words } from '../components/opening-words.tsx';
import { Illustration } from '../illustrations/illustration.tsx';
import { wrap } from '../style/base.css.ts';
import { sky } from '../style/sky.css.ts';
import { isNight, skyVariables } from '../style/sky.ts';
import * as plain from './opening-plain.css.ts';

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
 * illustration, a document in front of that sky, or type alone. Without an hour, a dark panel.
 */
export function Opening({ illustration, isPaper, isWide, hour, ...words }: OpeningProps) {
  if (!illustration)
    return (
      <section className={plain.plain}>
        <div className={wrap}>
          <Words {...words} />
        </div>
      </section>
    );
  if (hour === undefined)
    return (
      <div className={wrap}>
        <section className={styles.panel} data-moving>
          <Dots count={20} />
          <Words {...words} />
          <Illustration {...illustration} />
        </section>
      </div>
    );
  const inner = (
    <div className={`${wrap} ${isWide ? open.rows : open.columns}`}>
      <Words {...words} />
      <Illustration {...illustration} />
    </div>
  );
  if (isPaper)
    return (
      <section className={open.paper} style={skyVariables(hour)}>
        {inner}
      </section>
    );
  return (
    <section
      className={`${sky} ${open.sky}`}
      style={skyVariables(hour)}
      data-dark={isNight(hour) || undefined}
      data-moving
    >
      <Dots count={20} />
      {inner}
    </section>
  );
}
