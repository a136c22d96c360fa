import { type BandProps, Head, Stand } from '../components/band.tsx';
import { swiped } from '../components/swiped.ts';
import { illustrationWords } from '../content/illustrations.ts';
import { labels } from '../content/labels.ts';
import { figure } from '../illustrations/panel.css.ts';
import { Caption, type CaptionProps } from '../illustrations/panel.tsx';
import { visuallyHidden } from '../style/base.css.ts';
import * as styles from './release.css.ts';

type Effect = 'less' | 'more';

interface PriceProps extends CaptionProps {
  low: string;
  high: string;
  drivers: { label: string; effect: Effect }[];
}

/** In the opening: a phone on a range of prices. What raises the price is only dashed. */
export const Price = ({ caption, sample, low, high, drivers }: PriceProps) => (
  <figure className={figure}>
    <Caption caption={caption} sample={sample} />
    <div className={styles.scene}>
      <div className={styles.phone}>
        {(['less', 'more'] as const).map((effect) => (
          <div key={effect}>
            <p className={styles.effect}>{illustrationWords[effect]}</p>
            <ul className={styles.rows}>
              {drivers
                .filter((driver) => driver.effect === effect)
                .map(({ label }) => (
                  <li key={label} className={effect === 'less' ? styles.row : styles.hole}>
                    {label}
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
      <p className={styles.range}>
        <span>{low}</span> <span className={visuallyHidden}>–</span> <span>{high}</span>
      </p>
    </div>
  </figure>
);

interface ReleaseProps extends BandProps {
  screens: Screen[];
  sample: true;
}

interface Screen {
  /** At the top of the screen. */
  bar: string;
  rows: { label: string; text?: string; isChosen?: boolean }[];
  button: string;
  /** The feature that is not in the first release, and waits on the bench. */
  later: string;
  title: string;
  text: string;
}

/** An app's first release as phones on the opening's hill. What waits for the next one sits on a bench. */
export const Release = ({ id, screens, ...head }: ReleaseProps) => (
  <Stand id={id} className={styles.release}>
    <Head {...head} />
    <div className={styles.stage}>
      <ul {...swiped(styles.screens, head.heading)}>
        {screens.map(({ bar, rows, button, later, title, text }) => (
          <li key={title} className={styles.screen}>
            <h3 className={styles.title}>{title}</h3>
            <div className={styles.phone}>
              <p className={styles.bar}>{bar}</p>
              <ul className={styles.rows}>
                {rows.map(({ label, text, isChosen }) => (
                  <li key={label} className={isChosen ? styles.chosen : styles.row}>
                    <b>{label}</b> {text && <span>{text}</span>}
                  </li>
                ))}
              </ul>
              <p className={styles.button}>{button}</p>
              <span className={styles.gap} />
            </div>
            <span className={styles.string} />
            <div className={styles.seat}>
              <p className={styles.later}>{later}</p>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.plank}>
        <span className={styles.sign}>{labels.nextRelease}</span>
      </p>
    </div>
  </Stand>
);
