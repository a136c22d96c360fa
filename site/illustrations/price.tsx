import { illustrationWords as words } from '../content/illustrations.ts';
import { visuallyHidden } from '../style/base.css.ts';
import { type CaptionProps, Panel } from './panel.tsx';
import * as styles from './price.css.ts';

interface PriceProps extends CaptionProps {
  low: string;
  high: string;
  drivers: { label: string; effect: Effect }[];
}

type Effect = 'less' | 'more';

const classNames = { less: styles.less, more: styles.more };

/** A price range as a scale, and what makes a price lower or higher. */
export function Price({ caption, sample, low, high, drivers }: PriceProps) {
  return (
    <Panel caption={caption} sample={sample} on="paper">
      <p className={styles.range}>
        <span>{low}</span> <span className={visuallyHidden}>–</span> <span>{high}</span>
      </p>
      <i className={styles.scale} />
      <div className={styles.sides}>
        {(['less', 'more'] as const).map((effect) => (
          <div key={effect}>
            <p className={styles.effect}>{words[effect]}</p>
            <ul className={styles.drivers}>
              {drivers
                .filter((driver) => driver.effect === effect)
                .map(({ label }) => (
                  <li key={label} className={classNames[effect]}>
                    {label}
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </Panel>
  );
}
