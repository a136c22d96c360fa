import { illustrationWords as words } from '../content/illustrations.ts';
import { type CaptionProps, Panel } from './panel.tsx';
import * as styles from './price.css.ts';

interface PriceProps extends CaptionProps {
  low: string;
  high: string;
  drivers: { label: string; effect: Effect }[];
}

type Effect = 'less' | 'more';

const classNames = { less: styles.less, more: styles.more };

/** A price range, and what makes a price lower or higher. */
export function Price({ caption, sample, low, high, drivers }: PriceProps) {
  return (
    <Panel caption={caption} sample={sample} on="sky">
      <p className={styles.range}>
        <span>{low}</span> <span className={styles.dash}>–</span> <span>{high}</span>
      </p>
      <RisingSun />
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

const RisingSun = () => (
  <svg viewBox="0 0 480 132" className={styles.climb} stroke-linecap="round" aria-hidden="true">
    <linearGradient id="climb">
      <stop stop-color="var(--dusk)" />
      <stop offset=".45" stop-color="var(--protea)" />
      <stop offset=".9" stop-color="var(--sun)" />
    </linearGradient>
    <path
      d="M4 129H476"
      stroke="var(--on-night-line)"
      stroke-width="4"
      stroke-dasharray="0 11.8"
      fill="none"
    />
    <path d="M20 112C150 108 260 96 400 46" stroke="url(#climb)" stroke-width="26" fill="none" />
    <circle cx="420" cy="46" r="44" fill="var(--protea)" />
    <circle cx="420" cy="46" r="30" fill="var(--sun)" />
  </svg>
);
