import { ActionLink } from '../components/action-link.tsx';
import type { Ground } from '../components/band.css.ts';
import { Stand } from '../components/band.tsx';
import type { Action } from '../content/actions.ts';
import { Illustration } from '../illustrations/illustration.tsx';
import { ticks } from '../style/ticks.css.ts';
import * as styles from './split.css.ts';

interface SplitProps {
  /** The end of the section's address, after `#`. */
  id?: string;
  heading: string;
  paragraphs: string[];
  /** A list with check marks under the paragraphs. */
  points?: { title: string; text: string }[];
  illustration: Illustration;
  /** Shows the illustration before the text. */
  isReversed?: boolean;
  action?: Action;
  ground?: Ground;
}

export const Split = ({
  id,
  heading,
  paragraphs,
  points,
  illustration,
  isReversed,
  action,
  ground,
}: SplitProps) => (
  <Stand id={id} ground={ground}>
    <div className={isReversed ? `${styles.root} ${styles.reversed}` : styles.root}>
      <div className={styles.words} data-reveal>
        <h2>{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {points && (
          <ul className={ticks}>
            {points.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        )}
        {action && <ActionLink action={action} variant="secondary" />}
      </div>
      <div data-reveal>
        <Illustration {...illustration} />
      </div>
    </div>
  </Stand>
);
