import type { ReactNode } from 'react';
import type { Action } from '../content/actions.ts';
import { labels } from '../content/labels.ts';
import { ActionLink } from './action-link.tsx';
import * as styles from './band.css.ts';
import { wrap } from './base.css.ts';

export type Tone = keyof typeof styles.tones;

/** What most kinds of section say of themselves. */
export interface BandProps {
  heading: string;
  lead?: string;
  action?: Action;
  /** Paper and tint take turns where a page does not say. */
  tone?: Tone;
}

interface Props extends BandProps {
  /** Where the heading stands. */
  look?: 'above' | 'beside';
  /** Some of what it shows is not real, and it says so. */
  isSample?: boolean;
  /** Under the lead. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section: its heading and lead, what it shows, and at most one thing to press. */
export function Band({ tone = 'paper', look = 'above', children, action, ...head }: Props) {
  const isBeside = look === 'beside';
  const inner = (
    <>
      <Head {...head} look={look} action={isBeside ? action : undefined} />
      {children}
      {action && !isBeside && (
        <p className={styles.action}>
          <ActionLink action={action} look="primary" />
        </p>
      )}
    </>
  );
  const inside = isBeside ? styles.beside : undefined;
  return (
    <section className={styles.tones[tone]}>
      <div className={wrap}>
        {tone === 'night' ? (
          <div className={styles.panel}>
            <div className={inside}>{inner}</div>
          </div>
        ) : (
          <div className={inside}>{inner}</div>
        )}
      </div>
    </section>
  );
}

function Head({
  heading,
  lead,
  look = 'above',
  isSample,
  action,
  aside,
}: Omit<Props, 'tone' | 'children'>) {
  return (
    <div className={styles.heads[look === 'above' && !lead ? 'alone' : look]} data-reveal>
      <h2>{heading}</h2>
      {(lead || isSample) && (
        <div className={styles.words}>
          {lead && <p className={styles.lead}>{lead}</p>}
          {isSample && <p className={styles.sample}>{labels.sample}</p>}
        </div>
      )}
      {aside}
      {action && <ActionLink action={action} look="primary" />}
    </div>
  );
}
