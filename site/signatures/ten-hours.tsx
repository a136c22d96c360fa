import { Band, type BandProps } from '../components/band.tsx';
import { formatTime } from '../content/clock.ts';
import { labels } from '../content/labels.ts';
import * as styles from './ten-hours.css.ts';

interface TenHoursProps extends BandProps {
  days: { day: string; hours: Hour[] }[];
  /** The rest of a full-time week. */
  others: { title: string; text: string; items: { label: string; hours: number }[] };
  sample: true;
}

interface Hour {
  at: number;
  task: string;
  /** What is decided by the end of the hour. */
  decision: string;
}

/** A part-time week hour by hour with its decisions, beside the rest of a full-time week. */
export const TenHours = ({ days, others, ...band }: TenHoursProps) => (
  <Band {...band}>
    <div className={styles.week}>
      <ol className={styles.days}>
        {days.map(({ day, hours }) => (
          <li key={day} className={styles.day}>
            <h3>{day}</h3>
            <ol className={styles.hours}>
              {hours.map(({ at, task, decision }) => (
                <li key={at} className={styles.hour}>
                  <p className={styles.task}>
                    <span className={styles.time}>{formatTime(at)}</span> {task}
                  </p>
                  <p className={styles.decision}>{decision}</p>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <div>
        <h3>{others.title}</h3>
        <ul className={styles.others}>
          {others.items.map(({ label, hours }) => (
            <li key={label}>
              <span>{label}</span> <span className={styles.count}>{labels.hours(hours)}</span>
              <Dots count={hours} />
            </li>
          ))}
        </ul>
        <p className={styles.text}>{others.text}</p>
      </div>
    </div>
  </Band>
);

/** A dot for each hour. */
const Dots = ({ count }: { count: number }) => (
  <svg viewBox={`0 0 ${count * 20} 16`} width={count * 20} height="16" aria-hidden="true">
    <path d={`M8 8H${count * 20 - 11}`} className={styles.dots} />
  </svg>
);
