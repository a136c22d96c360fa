import { type CaptionProps, Panel } from './panel.tsx';
import * as styles from './tone.css.ts';

interface Entry {
  label: string;
  value: string;
}

interface ToneProps extends CaptionProps {
  say: Entry;
  /** Drawn crossed out. */
  never: Entry;
  rules: Entry[];
}

/** How a company speaks to its customers: a line it says, one it never says, and who decides what. */
export const Tone = ({ caption, sample, say, never, rules }: ToneProps) => (
  <Panel caption={caption} sample={sample} on="paper">
    <dl>
      <dt className={styles.label}>{say.label}</dt>
      <dd className={styles.said}>{say.value}</dd>
      <dt className={styles.neverLabel}>{never.label}</dt>
      <dd className={styles.never}>
        <s>{never.value}</s>
      </dd>
    </dl>
    <dl className={styles.rules}>
      {rules.map(({ label, value }) => (
        <div key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  </Panel>
);
