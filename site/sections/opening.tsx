import { ActionLink } from '../components/action-link.tsx';
import { Dots } from '../components/dots.tsx';
import { Icon } from '../components/icon.tsx';
import type { Action } from '../content/actions.ts';
import { Illustration } from '../illustrations/illustration.tsx';
import { wrap } from '../style/base.css.ts';
import { actions } from '../style/controls.css.ts';
import * as styles from './opening.css.ts';

interface OpeningProps {
  /** A few words above the heading. */
  eyebrow?: string;
  heading: string;
  lead: string;
  primary?: Action;
  secondary?: Action;
  claim?: string;
  badges?: string[];
  illustration?: Illustration;
}

/** The first section of a page: a dark panel beside the illustration, or plain without one. */
export function Opening({ illustration, ...words }: OpeningProps) {
  if (!illustration)
    return (
      <div className={wrap}>
        <section className={styles.plain}>
          <Words {...words} />
        </section>
      </div>
    );
  return (
    <div className={wrap}>
      <section className={styles.panel} data-moving>
        <Dots count={20} />
        <Words {...words} />
        <Illustration {...illustration} />
      </section>
    </div>
  );
}

const Words = ({
  eyebrow,
  heading,
  lead,
  primary,
  secondary,
  claim,
  badges,
}: Omit<OpeningProps, 'illustration'>) => (
  <div className={styles.words}>
    {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
    <h1 className={styles.heading}>{heading}</h1>
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
    {claim && <p className={styles.claim}>{claim}</p>}
  </div>
);
