import * as styles from './access.css.ts';
import { type CaptionProps, Panel } from './panel.tsx';

interface AccessProps extends CaptionProps {
  title: string;
  /** `daysOpen`: after the last day at work. Absent: still open. */
  logins: { system: string; closed: string; daysOpen?: number }[];
  /** The ends of the time axis after the last day at work. */
  axis: [string, string];
}

/** In SVG units: the width of the chart, the last day at work, and a day after it. */
const width = 300;
const lastDay = 60;
const day = 8;

/** How long each login of somebody who left still worked, as a bar past the last day at work. */
export const Access = ({ caption, sample, title, logins, axis }: AccessProps) => (
  <Panel caption={caption} sample={sample} on="paper">
    <p className={styles.headline}>{title}</p>
    <ul className={styles.logins}>
      {logins.map(({ system, closed, daysOpen }) => (
        <li key={system} className={styles.login}>
          <span className={styles.system}>{system}</span>
          <span className={daysOpen === 0 ? styles.closed : styles.late}>{closed}</span>
          <Bar end={daysOpen === undefined ? width : lastDay + daysOpen * day} />
        </li>
      ))}
    </ul>
    <p className={styles.axis}>
      {axis.map((end) => (
        <span key={end}>{end}</span>
      ))}
    </p>
  </Panel>
);

const Bar = ({ end }: { end: number }) => (
  <svg viewBox={`0 0 ${width} 14`} className={styles.bar} aria-hidden="true">
    <path d={`M0 7H${width}`} className={styles.track} />
    <path d={`M0 7H${Math.min(end, lastDay)}`} className={styles.working} />
    {end > lastDay && <path d={`M${lastDay} 7H${end}`} className={styles.open} />}
    <path d={`M${lastDay} 0V14`} className={styles.lastDay} />
  </svg>
);
