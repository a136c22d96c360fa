import * as styles from './hours.css.ts';
import { type Captioned, Panel } from './panel.tsx';

export interface HoursProps extends Captioned {
  /** Of a week of five days. */
  total: number;
  used: number;
  label: string;
}

const days = 5;
const step = 40;

/** A row a day, a dot an hour; those in use are lit, around noon. */
export function Hours({ caption, sample, total, used, label }: HoursProps) {
  const perDay = Math.ceil(total / days);
  return (
    <Panel caption={caption} sample={sample} on="sky">
      <p className={styles.label}>{label}</p>
      <svg
        viewBox={`0 0 ${perDay * step} ${days * step}`}
        className={styles.week}
        aria-hidden="true"
      >
        {Array.from({ length: days }, (_, day) => {
          const lit = Math.floor(used / days) + (day < used % days ? 1 : 0);
          const first = Math.floor((perDay - lit) / 2);
          return Array.from({ length: perDay }, (_, hour) => (
            <Hour
              // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place in the week
              key={`${day} ${hour}`}
              x={(hour + 0.5) * step}
              y={(day + 0.5) * step}
              isLit={hour >= first && hour < first + lit}
            />
          ));
        })}
      </svg>
    </Panel>
  );
}

const Hour = ({ x, y, isLit }: { x: number; y: number; isLit: boolean }) =>
  isLit ? (
    <>
      <circle cx={x} cy={y} r="18" fill="var(--protea)" />
      <circle cx={x} cy={y} r="12" fill="var(--sun)" />
    </>
  ) : (
    <circle cx={x} cy={y} r="5" fill="var(--on-night-line)" />
  );
