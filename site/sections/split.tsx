import { Artefact } from '../artefacts/artefact.tsx';
import type { Action } from '../content/actions.ts';
import { ActionLink } from '../parts/action-link.tsx';
import { tones } from '../parts/band.css.ts';
import type { Tone } from '../parts/band.tsx';
import { wrap } from '../parts/base.css.ts';
import * as styles from './split.css.ts';

export interface SplitProps {
  heading: string;
  paragraphs: string[];
  artefact: Artefact;
  /** The artefact comes first to the eye. */
  isReversed?: boolean;
  action?: Action;
  tone?: Tone;
}

export const Split = ({
  heading,
  paragraphs,
  artefact,
  isReversed,
  action,
  tone = 'paper',
}: SplitProps) => (
  <section className={tones[tone]}>
    <div className={wrap}>
      <div className={isReversed ? `${styles.root} ${styles.reversed}` : styles.root}>
        <div className={styles.words} data-reveal>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {action && <ActionLink action={action} look="secondary" />}
        </div>
        <div data-reveal>
          <Artefact {...artefact} />
        </div>
      </div>
    </div>
  </section>
);
