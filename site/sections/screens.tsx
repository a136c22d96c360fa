import { Band, type BandProps } from '../components/band.tsx';
import { labels } from '../content/labels.ts';
import { soft } from '../style/grid.css.ts';
import * as styles from './screens.css.ts';

interface ScreensProps extends BandProps {
  screens: Screen[];
  sample: true;
}

interface Screen {
  /** At the top of the screen. */
  bar: string;
  rows: { label: string; text?: string; isChosen?: boolean }[];
  button: string;
  /** The feature that is not in the first release, at its place on the screen. */
  later: string;
  title: string;
  text: string;
}

/** An app's first release, drawn as phones, with the gaps that the next release will fill. */
export const Screens = ({ screens, sample, ...band }: ScreensProps) => (
  <Band {...band} isSample={sample}>
    <ul className={styles.screens} data-reveal="each">
      {screens.map(({ bar, rows, button, later, title, text }) => (
        <li key={title} className={styles.screen}>
          <div className={styles.phone}>
            <p className={styles.bar}>{bar}</p>
            <ul className={styles.rows}>
              {rows.map(({ label, text, isChosen }) => (
                <li key={label} className={isChosen ? styles.chosen : styles.row}>
                  <b>{label}</b> {text && <span>{text}</span>}
                </li>
              ))}
              <li className={styles.later}>
                <span className={styles.tag}>{labels.nextRelease}</span> {later}
              </li>
            </ul>
            <p className={styles.button}>{button}</p>
          </div>
          <div>
            <h3>{title}</h3>
            <p className={soft}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </Band>
);
