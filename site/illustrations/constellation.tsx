import * as styles from './constellation.css.ts';
import { type Captioned, Panel } from './panel.tsx';

export interface ConstellationProps extends Captioned {
  /** Who stands in the middle. */
  lead: string;
  members: string[];
}

/** One half on either side, each joined to the sun between them. */
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
      // biome-ignore lint/suspicious/noArrayIndexKey: it has no other name than its place
      <g key={row}>
        <path d={`M${x} ${y}L${towards(x)} ${towards(y)}`} className={styles.line} />
        <path d={`M${x} ${y}h0`} className={styles.star} />
      </g>
    );
  });

/** As far as the sun's disc, whose name a line must not cross where the disc is not painted. */
const towards = (place: number): number => Math.round(50 + (place - 50) * 0.4);
