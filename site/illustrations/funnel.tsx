import * as styles from './funnel.css.ts';
import { type CaptionProps, Panel } from './panel.tsx';

interface FunnelProps extends CaptionProps {
  stages: { label: string; text: string }[];
  /** What the highlighted dots stand for. */
  result: string;
}

export function Funnel({ caption, sample, stages, result }: FunnelProps) {
  return (
    <Panel caption={caption} sample={sample} on="sky">
      <div className={styles.columns}>
        <Applicants />
        <ol className={styles.stages}>
          {stages.map(({ label, text }) => (
            <li key={label}>
              <p className={styles.label}>{label}</p>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <p className={styles.result}>{result}</p>
    </Panel>
  );
}

/** The dots in each row. With the three highlighted ones below, they are 100 applicants. */
const rows = [15, 14, 13, 12, 11, 10, 9, 7, 6];

/** The distance between two dots, in SVG units. */
const gap = 16;

const Applicants = () => (
  <svg viewBox="0 0 240 160" className={styles.dots} aria-hidden="true">
    <path d={rows.map(drawRow).join('')} />
    <path d={drawRow(3, rows.length)} className={styles.lit} />
  </svg>
);

/** A line with a dash for each dot. */
const drawRow = (count: number, row: number): string =>
  `M${((16 - count) / 2) * gap} ${(row + 0.5) * gap}h${(count - 1) * gap + 1}`;
