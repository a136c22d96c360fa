import { formatRange } from '../content/clock.ts';
import { type CaptionProps, Panel } from './panel.tsx';
import * as styles from './week.css.ts';

interface WeekProps extends CaptionProps {
  days: { day: string; blocks: Block[] }[];
}

interface Block {
  label: string;
  /** Hours of the day, for example 13.5 for 13:30. */
  from: number;
  to: number;
  tone: styles.Tone;
  /** Shows no times. */
  isWhole?: boolean;
}

/** A row for each day, from the earliest to the latest hour of the week. */
export function Week({ caption, sample, days }: WeekProps) {
  const blocks = days.flatMap((day) => day.blocks);
  const start = Math.floor(Math.min(...blocks.map(({ from }) => from)));
  const end = Math.ceil(Math.max(...blocks.map(({ to }) => to)));
  return (
    <Panel caption={caption} sample={sample} on="paper">
      <ul>
        {days.map(({ day, blocks }) => (
          <li key={day} className={styles.day}>
            <p className={styles.name}>{day}</p>
            <div>
              <Line blocks={blocks} start={start} end={end} />
              <ul className={styles.blocks}>
                {blocks.map(({ label, from, to, tone, isWhole }) => (
                  <li key={label + from}>
                    <i className={`${styles.dot} ${styles.background[tone]}`} />
                    {label}{' '}
                    {!isWhole && <span className={styles.times}>{formatRange(from, to)}</span>}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.evening} aria-hidden="true" />
    </Panel>
  );
}

interface Hours {
  blocks: Block[];
  start: number;
  end: number;
}

const Line = ({ blocks, start, end }: Hours) => (
  <svg viewBox={`0 0 ${(end - start) * 40} 26`} className={styles.line} aria-hidden="true">
    <path
      d={`M20 13H${(end - start) * 40 - 19}`}
      stroke="var(--h-color-field)"
      stroke-width="4"
      stroke-linecap="round"
      stroke-dasharray="0 40"
    />
    {blocks.map(({ from, to, tone }) => (
      <rect
        key={from}
        x={(from - start) * 40 + 1}
        width={(to - from) * 40 - 2}
        height="26"
        rx="13"
        className={styles.fill[tone]}
      />
    ))}
  </svg>
);
