import * as styles from './constellation.css.ts';
import { type CaptionProps, Panel } from './panel.tsx';

interface ConstellationProps extends CaptionProps {
  /** The person in the center. */
  lead: string;
  members: string[];
}

/** A team: half of the members on each side, connected with the lead in the center. */
export function Constellation({ caption, sample, lead, members }: ConstellationProps) {
  const half = Math.ceil(members.length / 2);
  const left = members.slice(0, half);
  const right = members.slice(half);
  return (
    <Panel caption={caption} sample={sample} on="sky">
      <div className={styles.root}>
        <svg
          className={styles.lines}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          stroke-linecap="round"
          aria-hidden="true"
        >
          <Stars count={left.length} xOf={(reach) => 50 - reach} />
          <Stars count={right.length} xOf={(reach) => 50 + reach} />
        </svg>
        <p className={styles.lead}>{lead}</p>
        <Side members={left} className={styles.left} />
        <Side members={right} className={styles.right} />
      </div>
    </Panel>
  );
}

const Side = ({ members, className }: { members: string[]; className: string }) => (
  <ul className={`${styles.side} ${className}`}>
    {members.map((member) => (
      <li key={member} className={styles.member}>
        {member}
      </li>
    ))}
  </ul>
);

const Stars = ({ count, xOf }: { count: number; xOf: (reach: number) => number }) =>
  Array.from({ length: count }, (_, row) => {
    const isEnd = row === 0 || row === count - 1;
    const x = xOf(isEnd ? styles.reach.end : styles.reach.middle);
    const y = ((row + 0.5) / count) * 100;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a star has no identity but its position
      <g key={row}>
        <path d={`M${x} ${y}L${lineEnd(x)} ${lineEnd(y)}`} className={styles.line} />
        <path d={`M${x} ${y}h0`} className={styles.star} />
      </g>
    );
  });

/** Ends lines at the disc: in forced colors, which hide the disc, they would cross the name. */
const lineEnd = (start: number): number => Math.round(50 + (start - 50) * 0.4);
