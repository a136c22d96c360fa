import { ActionLink } from '../components/action-link.tsx';
import { tones } from '../components/band.css.ts';
import type { Tone } from '../components/band.tsx';
import { wrap } from '../components/base.css.ts';
import type { Action } from '../content/actions.ts';
import { Artefact } from '../illustrations/illustration.tsx';
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
