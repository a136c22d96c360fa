import type { ReactNode } from 'react';
import type { Action } from '../content/actions.ts';
import { wrap } from '../style/base.css.ts';
import { ActionLink } from './action-link.tsx';
import * as styles from './band.css.ts';
import * as folded from './band-folded.css.ts';
import { beside, panel } from './band-inside.css.ts';
import { Icon } from './icon.tsx';
import { SampleNote } from './sample-note.tsx';

export type Tone = keyof typeof styles.tones;

/** The props that most kinds of section share. */
export interface BandProps {
  /** The end of the section's address, after `#`. */
  id?: string;
  heading: string;
  lead?: string;
  action?: Action;
  /** By default the page layout alternates paper and tint. */
  tone?: Tone;
  /** Shows only the heading until it is pressed. */
  isFolded?: boolean;
  /** Above the first of several folded sections: what they have in common. */
  above?: { heading: string; lead: string };
}

interface Props extends BandProps {
  /** The heading above the content, or beside it on wide screens. */
  variant?: 'above' | 'beside';
  /** Adds the note "Illustrative example". */
  isSample?: boolean;
  /** More content under the lead. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of most sections: heading, lead, content and at most one link. */
export function Band({ isFolded, ...props }: Props) {
  return isFolded ? <Folded {...props} /> : <Open {...props} />;
}

const Folded = ({ id, heading, lead, above, children }: Props) => (
  <section id={id} className={folded.section}>
    <div className={wrap}>
      {above && <Head {...above} />}
      <details className={folded.root}>
        <summary>
          <h2>{heading}</h2>
          <Icon name="chevron-down" size={20} />
        </summary>
        <div className={folded.content}>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
      </details>
    </div>
  </section>
);

function Open({ id, tone = 'paper', variant = 'above', children, action, ...head }: Props) {
  const isBeside = variant === 'beside';
  const inner = (
    <>
      <Head {...head} variant={variant} action={isBeside ? action : undefined} />
      {children}
      {action && !isBeside && (
        <p className={styles.action}>
          <ActionLink action={action} variant="primary" />
        </p>
      )}
    </>
  );
  const inside = isBeside ? beside : undefined;
  return (
    <section id={id} className={styles.tones[tone]}>
      <div className={wrap}>
        {tone === 'night' ? (
          <div className={panel}>
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
  variant = 'above',
  isSample,
  action,
  aside,
}: Omit<Props, 'tone' | 'isFolded' | 'above' | 'children'>) {
  return (
    <div className={styles.heads[variant === 'above' && !lead ? 'alone' : variant]} data-reveal>
      <h2>{heading}</h2>
      {(lead || isSample) && (
        <div className={styles.words}>
          {lead && <p className={styles.lead}>{lead}</p>}
          {isSample && <SampleNote className={styles.sample} />}
        </div>
      )}
      {aside}
      {action && <ActionLink action={action} variant="primary" />}
    </div>
  );
}
