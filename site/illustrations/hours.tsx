import * as styles from './hours.css.ts';
import { type CaptionProps, Panel } from './panel.tsx';

interface HoursProps extends CaptionProps {
  /** Hours in a week of five days. */
  total: number;
  used: number;
  label: string;
}

const days = 5;
/** The distance between two hours, in SVG units. */
const step = 40;

/** A row for each day, a dot for each hour. Used hours are highlighted and centered. */
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
          const highlighted = Math.floor(used / days) + (day < used % days ? 1 : 0);
          const first = Math.floor((perDay - highlighted) / 2);
          return Array.from({ length: perDay }, (_, hour) => (
            <Hour
              // biome-ignore lint/suspicious/noArrayIndexKey: an hour has no identity but its position
              key={`${day} ${hour}`}
              x={(hour + 0.5) * step}
              y={(day + 0.5) * step}
              isHighlighted={hour >= first && hour < first + highlighted}
            />
          ));
        })}
      </svg>
    </Panel>
  );
}

const Hour = ({ x, y, isHighlighted }: { x: number; y: number; isHighlighted: boolean }) =>
  isHighlighted ? (
    <>
      <circle cx={x} cy={y} r="18" fill="var(--protea)" />
      <circle cx={x} cy={y} r="12" fill="var(--sun)" />
    </>
  ) : (
    <circle cx={x} cy={y} r="5" fill="var(--on-night-line)" />
  );
