import { createContext, type ReactNode, useContext } from 'react';
import type { Action } from '../content/actions.ts';
import { wrap } from '../style/base.css.ts';
import type { Paper } from '../style/palette.ts';
import { punched, sheets } from '../style/paper.css.ts';
import { type BandHours, groundVariables, isNight } from '../style/sky.ts';
import { ActionLink } from './action-link.tsx';
import * as styles from './band.css.ts';
import * as binder from './binder.css.ts';
import { type PriceTerms, TermsLedger } from './ledger.tsx';
import { RichText } from './rich-text.tsx';
import { SampleNote } from './sample-note.tsx';

/** The hours of the band that is being rendered, which the page layout shares among its bands. */
export const HoursOfBand = createContext<BandHours>([9, 9]);

/** The place of a sheet's tab, from 0 at the start to 1 at the end, and whether the next section is no sheet. */
export const SheetOfBand = createContext({ tab: 0, isLast: true });

/** The props that most kinds of section share. */
export interface BandProps {
  /** The end of the section's address, after `#`. */
  id?: string;
  heading: string;
  lead?: string;
  action?: Action;
  /** Adds the note "Illustrative example". */
  sample?: boolean;
  /** What the section stands on. By default the light of its hour. */
  ground?: styles.Ground;
  /** Puts the section on a sheet of paper with a tab. Those of neighboring sections form a binder. */
  sheet?: { tab: string; paper: Paper };
  /** What the price depends on, as a slip of paper beside the content. */
  slip?: PriceTerms;
  /** Shows only the heading until it is pressed. */
  isFolded?: boolean;
  /** On the row of a folded section: how many things are in it, and which. Text in backticks is code. */
  count?: number;
  gist?: string;
  /** Above the first of several folded sections: what they have in common. */
  above?: { heading: string; lead: string };
}

interface Props extends BandProps {
  /** The heading above the content, or beside it on wide screens. */
  variant?: 'above' | 'beside';
  className?: string;
  /** More content under the lead. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of most sections: heading, lead, content and at most one link. */
export function Band({ isFolded, ...props }: Props) {
  return isFolded ? <Folded {...props} /> : <Open {...props} />;
}

const Folded = ({ id, heading, lead, count, gist, above, children }: Props) => (
  <Stand id={id} className={above ? styles.foldedFirst : styles.foldedSection}>
    {above && <Head {...above} />}
    <details className={styles.folded}>
      <summary>
        <h2>
          {count && <b>{count}</b>} {heading}
        </h2>
        {gist && (
          <span>
            <RichText text={gist} />
          </span>
        )}
        <svg viewBox="0 0 24 12" aria-hidden="true">
          <path d="M0 12a12 12 0 0 1 24 0z" fill="currentColor" />
        </svg>
      </summary>
      <div className={styles.foldedContent}>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </details>
  </Stand>
);

function Open({
  id,
  ground,
  className = '',
  sheet,
  slip,
  variant = 'above',
  children,
  ...head
}: Props) {
  const { tab, isLast } = useContext(SheetOfBand);
  const content = (
    <>
      <Head {...head} />
      {slip ? (
        <div className={binder.withSlip}>
          <div>{children}</div>
          <TermsLedger {...slip} />
        </div>
      ) : (
        children
      )}
    </>
  );
  if (!sheet)
    return (
      <Stand id={id} ground={ground} className={className}>
        {variant === 'beside' ? <div className={styles.beside}>{content}</div> : content}
      </Stand>
    );
  return (
    <Stand
      id={id}
      ground={ground}
      className={`${isLast ? binder.last : binder.section} ${className}`}
    >
      <div className={`${sheets[sheet.paper]} ${punched} ${binder.sheet}`} style={{ '--tab': tab }}>
        {/* Not a paragraph: a visitor’s style with more room after paragraphs would move it off the sheet. */}
        <div className={binder.tab}>{sheet.tab}</div>
        {content}
      </div>
    </Stand>
  );
}

interface StandProps {
  id?: string;
  ground?: styles.Ground;
  className?: string;
  children: ReactNode;
}

/** A section with its ground, for kinds that have no heading row. */
export function Stand({ id, ground = 'hour', className = '', children }: StandProps) {
  const hours = useContext(HoursOfBand);
  const isOfHour = ground === 'hour';
  return (
    <section
      id={id}
      className={`${styles.grounds[ground]} ${className}`}
      style={isOfHour ? groundVariables(hours) : undefined}
      data-dark={(isOfHour && isNight(hours[0])) || undefined}
    >
      <div className={wrap}>{children}</div>
    </section>
  );
}

export function Head({
  heading,
  lead,
  sample,
  action,
  aside,
}: Pick<Props, 'heading' | 'lead' | 'sample' | 'action' | 'aside'>) {
  return (
    <div className={styles.head} data-reveal>
      <h2>{heading}</h2>
      {(lead || sample || action) && (
        <div className={styles.words}>
          {lead && <p className={styles.lead}>{lead}</p>}
          {sample && <SampleNote className={styles.sample} />}
          {action && <ActionLink action={action} variant="primary" />}
        </div>
      )}
      {aside}
    </div>
  );
}
