import { ActionLink } from '../components/action-link.tsx';
import { Dots } from '../components/dots.tsx';
import { Icon } from '../components/icon.tsx';
import { TimedText } from '../components/timed-text.tsx';
import type { Action } from '../content/actions.ts';
import { Illustration } from '../illustrations/illustration.tsx';
import { wrap } from '../style/base.css.ts';
import { actions } from '../style/controls.css.ts';
import { sky } from '../style/sky.css.ts';
import { isNight, skyVariables } from '../style/sky.ts';
import * as styles from './opening.css.ts';
import * as plain from './opening-plain.css.ts';
import * as open from './opening-sky.css.ts';

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

interface OpeningProps extends OpeningWords {
  illustration?: Illustration;
  /** The illustration as a document in front of the sky. */
  isPaper?: boolean;
  /** Under the sky: the illustration across the page, below the words. */
  isWide?: boolean;
  /** Passed by the page layout. */
  hour?: number;
}

/**
 * The first section of a page, in one of three forms: the sky at the page's hour with an
 * illustration, a document in front of that sky, or type alone. Without an hour, a dark panel.
 */
export function Opening({ illustration, isPaper, isWide, hour, ...words }: OpeningProps) {
  if (!illustration)
    return (
      <section className={plain.plain}>
        <div className={wrap}>
          <Words {...words} />
        </div>
      </section>
    );
  if (hour === undefined)
    return (
      <div className={wrap}>
        <section className={styles.panel} data-moving>
          <Dots count={20} />
          <Words {...words} />
          <Illustration {...illustration} />
        </section>
      </div>
    );
  const inner = (
    <div className={`${wrap} ${isWide ? open.rows : open.columns}`}>
      <Words {...words} />
      <Illustration {...illustration} />
    </div>
  );
  if (isPaper)
    return (
      <section className={open.paper} style={skyVariables(hour)}>
        {inner}
      </section>
    );
  return (
    <section
      className={`${sky} ${open.sky}`}
      style={skyVariables(hour)}
      data-dark={isNight(hour) || undefined}
      data-moving
    >
      <Dots count={20} />
      {inner}
    </section>
  );
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
