import { type CaptionProps, Panel } from './panel.tsx';
import * as styles from './trail.css.ts';

interface TrailProps extends CaptionProps {
  /** `record`: a line of the document that proves it. */
  steps: { when: string; title: string; record: string }[];
}

/** What happened, in order, and the record that proves each step. */
export const Trail = ({ caption, sample, steps }: TrailProps) => (
  <Panel caption={caption} sample={sample} on="sky">
    <ol>
      {steps.map(({ when, title, record }) => (
        <li key={title} className={styles.step}>
          <p className={styles.when}>{when}</p>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.record}>
            <code>{record}</code>
          </p>
        </li>
      ))}
    </ol>
  </Panel>
);
