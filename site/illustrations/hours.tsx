import * as styles from './hours.css.ts';
import { type CaptionProps, Panel } from './panel.tsx';

interface HoursProps extends CaptionProps {
  /** Hours in a week of five days. */
  total: number;
  /** Spread over the week, or the hours of each day from its first hour on. */
  used: number | number[];
  label: string;
}

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
/** In SVG units: the distance between two hours, and the room for the names of the days. */
const step = 40;
const names = 52;

/** A row for each day, a dot for each hour. Used hours are highlighted. */
export function Hours({ caption, sample, total, used, label }: HoursProps) {
  const perDay = Math.ceil(total / days.length);
  return (
    <Panel caption={caption} sample={sample} on="open">
      <p className={styles.label}>{label}</p>
      <svg
        viewBox={`${-names} 0 ${perDay * step + names} ${days.length * step}`}
        className={styles.week}
        aria-hidden="true"
      >
        {days.map((name, day) => {
          const { first, highlighted } = hoursOf(day, used, perDay);
          return (
            <g key={name}>
              <text x={-names} y={(day + 0.5) * step + 5} className={styles.day}>
                {name}
              </text>
              {Array.from({ length: perDay }, (_, hour) => (
                <Hour
                  // biome-ignore lint/suspicious/noArrayIndexKey: an hour has no identity but its position
                  key={hour}
                  x={(hour + 0.5) * step}
                  y={(day + 0.5) * step}
                  isHighlighted={hour >= first && hour < first + highlighted}
                />
              ))}
            </g>
          );
        })}
      </svg>
    </Panel>
  );
}

/** The highlighted hours of a day. Hours that are spread over the week are centered. */
function hoursOf(day: number, used: HoursProps['used'], perDay: number) {
  if (typeof used !== 'number') return { first: 0, highlighted: used[day] ?? 0 };
  const highlighted = Math.floor(used / days.length) + (day < used % days.length ? 1 : 0);
  return { first: Math.floor((perDay - highlighted) / 2), highlighted };
}

const Hour = ({ x, y, isHighlighted }: { x: number; y: number; isHighlighted: boolean }) =>
  isHighlighted ? (
    <>
      <circle cx={x} cy={y} r="18" fill="var(--protea)" />
      <circle cx={x} cy={y} r="12" fill="var(--sun)" />
    </>
  ) : (
    <circle cx={x} cy={y} r="5" fill="currentColor" opacity=".45" />
  );
