import * as styles from './funnel.css.ts';
import { type CaptionProps, Panel } from './panel.tsx';

export interface FunnelProps extends CaptionProps {
  stages: { label: string; text: string }[];
}

export function Funnel({ caption, sample, stages }: FunnelProps) {
  return (
    <Panel caption={caption} sample={sample} on="sky">
      <ol className={styles.stages}>
        {stages.map(({ label, text }, index) => (
          <li key={label} className={styles.stage}>
            <Band index={index} count={stages.length} />
            <p className={styles.label}>{label}</p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      <div className={styles.horizon}>
        <svg viewBox="0 0 200 84" className={styles.sun} aria-hidden="true">
          <path d="M26 84a74 74 0 0 1 148 0z" fill="var(--protea)" />
          <path d="M46 84a54 54 0 0 1 108 0z" fill="var(--sun)" />
        </svg>
      </div>
    </Panel>
  );
}

/** The left edge of the funnel as a share of the width, at a depth from 0 to 1. */
const sideAt = (depth: number): number => 0.32 * depth;

interface BandProps {
  index: number;
  count: number;
}

/** The dots are people: each band has fewer, further apart. */
function Band({ index, count }: BandProps) {
  const from = sideAt(index / count);
  const to = sideAt((index + 1) / count);
  const gap = 11 + index * 7;
  return (
    <svg className={styles.band} aria-hidden="true">
      <clipPath id={`band-${index}`} clipPathUnits="objectBoundingBox">
        <path d={`M${from} 0H${1 - from}L${1 - to} 1H${to}z`} />
      </clipPath>
      <pattern id={`people-${index}`} width={gap} height={gap} patternUnits="userSpaceOnUse">
        <circle cx={gap / 2} cy={gap / 2} r="2.5" fill="var(--night)" />
      </pattern>
      <g clip-path={`url(#band-${index})`}>
        <rect width="100%" height="100%" />
        <rect width="100%" height="100%" fill={`url(#people-${index})`} opacity=".55" />
      </g>
    </svg>
  );
}
