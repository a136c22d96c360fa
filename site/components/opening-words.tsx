import type { Action } from '../content/actions.ts';
import { actions } from '../style/controls.css.ts';
import { ActionLink } from './action-link.tsx';
import { Icon } from './icon.tsx';
import * as styles from './opening.css.ts';
import { TimedText } from './timed-text.tsx';

/** What the first section of a page says, in each of its forms. */
export interface OpeningWords {
  /** A few words above the heading. */
  eyebrow?: string;
  heading: string;
  /** Whether the heading is a name in code, which stays on one line. */
  isCode?: boolean;
  lead: string;
  primary?: Action;
  secondary?: Action;
  claim?: string;
  badges?: string[];
}

export const Words = ({
  eyebrow,
  heading,
  isCode,
  lead,
  primary,
  secondary,
  claim,
  badges,
}: OpeningWords) => (
  <div className={styles.words}>
    {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
    <h1 className={styles.heading}>
      {isCode ? <code>{heading}</code> : <Sentences text={heading} />}
    </h1>
    <p className={styles.lead}>{lead}</p>
    {(primary || secondary) && (
      <p className={actions}>
        {primary && <ActionLink action={primary} variant="primary" />}
        {secondary && <ActionLink action={secondary} variant="secondary" />}
      </p>
    )}
    {badges && (
      <ul className={styles.badges}>
        {badges.map((badge) => (
          <li key={badge}>
            <Icon name="check" size={18} />
            {badge}
          </li>
        ))}
      </ul>
    )}
    {claim && (
      <p className={styles.claim}>
        <TimedText text={claim} />
      </p>
    )}
  </div>
);

/** Several short sentences are one line each. */
const Sentences = ({ text }: { text: string }) =>
  text.split(/(?<=\. )/).map((sentence, _, { length }) =>
    length > 1 ? (
      <span key={sentence} className={styles.sentence}>
        {sentence}
      </span>
    ) : (
      sentence
    ),
  );
