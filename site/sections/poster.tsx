import { ActionLink } from '../components/action-link.tsx';
import { Band, type BandProps, Stand } from '../components/band.tsx';
import { Ledger, type LedgerProps, PriceLinks } from '../components/ledger.tsx';
import { Lines } from '../components/lines.tsx';
import type { Action } from '../content/actions.ts';
import * as styles from './poster.css.ts';
import * as details from './poster-details.css.ts';

interface PosterProps extends BandProps {
  /** One sentence in poster type, under a small heading. */
  text?: string;
  /** Or a few words in poster type, stepped, each with its description and what it is made of. */
  items?: { title: string; text: string; lines?: readonly string[]; action?: Action }[];
  /** Beside the sentence. */
  ledger?: LedgerProps;
  /** Says when the price is told, and links to the terms and to how fast. */
  hasPriceLinks?: boolean;
}

/** The peak of a page, in its largest type. */
export const Poster = ({ text, items, ledger, hasPriceLinks, ...band }: PosterProps) =>
  items ? (
    <Band {...band}>
      <ul className={styles.lines}>
        {items.map(({ title, text, lines, action }) => (
          <li key={title}>
            <h3 className={styles.word}>{title}</h3>
            <p className={lines && details.told}>
              {text} {action && <ActionLink action={action} className={details.action} />}
            </p>
            {lines && <Lines lines={lines} className={details.list} />}
          </li>
        ))}
      </ul>
    </Band>
  ) : (
    <Stand id={band.id} ground={band.ground ?? 'sun'} className={styles.root}>
      <div className={ledger && styles.columns}>
        <div className={styles.words}>
          <h2 className={styles.heading}>{band.heading}</h2>
          <p className={styles.sentence}>{text}</p>
          {band.lead && <p className={styles.lead}>{band.lead}</p>}
          {hasPriceLinks && <PriceLinks />}
        </div>
        {ledger && <Ledger {...ledger} />}
      </div>
    </Stand>
  );
