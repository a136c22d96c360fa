import { Band, type BandProps } from '../../components/band.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { scriptOnly } from '../../style/base.css.ts';
import type { Settings } from '../content/settings.ts';
import { words } from '../content/words.ts';
import { stage } from './builder.css.ts';
import * as styles from './example.css.ts';

interface Props extends BandProps {
  settings: Settings;
  /** The element's events, and when each fires. Text in backticks is code. */
  events: readonly string[][];
}

/** So few events would leave most of their column empty. */
const FEW = 3;

/**
 * A live example of an element, and beside it, or below it if there are few, the events as they happen.
 * site/embed-builder/script/example.ts loads it when it is scrolled to.
 */
export const Example = ({ settings, events, ...band }: Props) => (
  <Band {...band}>
    <div className={scriptOnly}>
      <div className={events.length > FEW ? styles.columns : styles.rows}>
        <div
          className={stage}
          data-preview={words.previewFrame}
          data-builder={JSON.stringify(settings)}
        >
          <span>{words.previewWaits}</span>
        </div>
        <div className={styles.heard}>
          <div className={styles.title} id="heard">
            {words.heard}
          </div>
          <div className={styles.hint}>{words.heardHint}</div>
          <div role="log" aria-labelledby="heard">
            {events.map(([name = '', text = '']) => (
              <div key={name} className={styles.event} data-event={name.replaceAll('`', '')}>
                <RichText text={name} />{' '}
                <span>
                  <RichText text={text} />
                </span>
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  </Band>
);
