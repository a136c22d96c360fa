import { type CaptionProps, Panel } from './panel.tsx';
import * as styles from './slip.css.ts';

interface SlipProps extends CaptionProps {
  title: string;
  /** Weeks that the launch is late, as reported each Friday. Both have the same length. */
  lines: Record<keyof typeof styles.lines, Line>;
  /** The launch dates: as planned, as chosen after an early warning, and without one. */
  dates: { planned: string; chosen: string; late: string };
  /** Names what the chart shows. It stands above the start of the chart. */
  axis: string;
  fridays: { first: string; last: string };
}

interface Line {
  /** Written on the line. */
  name: string;
  label: string;
  text: string;
  weeksLate: number[];
}

/** In SVG units: the distance between two Fridays, and the height of a week. */
const friday = 44;
const week = 36;

/** The launch date that the client is told each Friday, for two ways to run the project. */
export function Slip({ caption, sample, title, lines, dates, axis, fridays }: SlipProps) {
  const latest = Math.max(...lines.hidden.weeksLate);
  const width = (lines.known.weeksLate.length - 1) * friday;
  return (
    <Panel caption={caption} sample={sample} on="sky" title={title}>
      <p className={styles.dates}>
        <span>{axis}</span>
        <span>{dates.late}</span>
      </p>
      <svg
        viewBox={`-10 -12 ${width + 20} ${latest * week + 24}`}
        className={styles.chart}
        aria-hidden="true"
      >
        <path d={`M0 0V${latest * week}M${width} 0V${latest * week}`} className={styles.grid} />
        {/* The first line is drawn last, over the part that both share. */}
        {(['hidden', 'known'] as const).map((name) => {
          const { weeksLate } = lines[name];
          return (
            <g key={name} className={styles.lines[name]}>
              <path d={stepsOf(weeksLate, latest)} />
              <text {...labelAt(name, width, latest)} className={styles.name}>
                {lines[name].name}
              </text>
              <circle cx={width} cy={(latest - (weeksLate.at(-1) ?? 0)) * week} r="9" />
            </g>
          );
        })}
      </svg>
      <p className={styles.dates}>
        <span>{dates.planned}</span>
        <b className={styles.chosen}>{dates.chosen}</b>
      </p>
      <p className={styles.fridays}>
        <span>{fridays.first}</span>
        <span>{fridays.last}</span>
      </p>
      <ul className={styles.legend}>
        {(['known', 'hidden'] as const).map((name) => (
          <li key={name} className={styles.entries[name]}>
            <b>{lines[name].label}</b> {lines[name].text}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Above the line that goes on, and before the one that jumps. */
const labelAt = (name: keyof typeof styles.lines, width: number, latest: number) =>
  name === 'known'
    ? { x: 2.3 * friday, y: (latest - 1) * week - 12 }
    : { x: width - friday - 14, y: 1.2 * week, textAnchor: 'end' as const };

/** A line that keeps its height until the Friday with other news. */
const stepsOf = (weeksLate: number[], latest: number): string =>
  weeksLate
    .map((weeks, index) => {
      const y = (latest - weeks) * week;
      return index === 0 ? `M0 ${y}` : `H${index * friday}V${y}`;
    })
    .join('');
