import { ActionLink } from '../components/action-link.tsx';
import { Band, type BandProps, Stand } from '../components/band.tsx';
import { Ledger, type LedgerProps, PriceLinks } from '../components/ledger.tsx';
import { Lines } from '../components/lines.tsx';
import { SampleNote } from '../components/sample-note.tsx';
import type { Action } from '../content/actions.ts';
import { labels } from '../content/labels.ts';
import * as styles from './poster.css.ts';

interface PosterProps extends BandProps {
  /** One sentence in poster type, under a small heading. */
  text?: string;
  /** Or a few words in poster type, stepped, each with its description and what it is made of. */
  items?: PosterItem[];
  /** Beside the sentence. */
  ledger?: LedgerProps;
  /** Or a dot for each of a hundred people, this many of them lit. */
  ofHundred?: number;
  /** Says when the price is told, and links to the terms and to how fast. */
  hasPriceLinks?: boolean;
}

interface PosterItem {
  title: string;
  text: string;
  lines?: readonly string[];
  /** Draws the lines as four workdays that share an hour, or adds ten rising suns above them. */
  drawing?: 'hours' | 'days';
  action?: Action;
}

/** The peak of a page, in its largest type. */
export const Poster = ({ text, items, ledger, ofHundred, hasPriceLinks, ...band }: PosterProps) =>
  items ? (
    <Band {...band}>
      <ul className={styles.lines}>
        {items.map(({ title, text, lines, drawing, action }) => (
          <li key={title} className={lines && styles.tool}>
            <h3 className={styles.word}>{title}</h3>
            <p className={lines && styles.told}>
              {text} {action && <ActionLink action={action} className={styles.action} />}
            </p>
            {drawing === 'days' && <Days />}
            {lines && (
              <Lines lines={lines} className={drawing === 'hours' ? styles.hours : styles.list} />
            )}
          </li>
        ))}
      </ul>
    </Band>
  ) : (
    <Stand id={band.id} ground={band.ground ?? 'sun'} className={styles.root}>
      <div className={ledger ? styles.columns : ofHundred ? styles.counted : ''}>
        <div className={styles.words}>
          <h2 className={styles.heading}>{band.heading}</h2>
          <p className={styles.sentence}>{text}</p>
          {band.lead && <p className={styles.lead}>{band.lead}</p>}
          {band.sample && <SampleNote />}
          {hasPriceLinks && <PriceLinks />}
          {band.action && <ActionLink action={band.action} variant="primary" />}
        </div>
        {ledger && <Ledger {...ledger} />}
        {ofHundred && <Hundred lit={ofHundred} />}
      </div>
    </Stand>
  );

const Days = () => (
  <div className={styles.days} aria-hidden="true">
    {Array.from({ length: 10 }, (_, index) => (
      <span key={labels.day(index + 1)} style={{ '--at': index + 1 }}>
        {index + 1}
      </span>
    ))}
  </div>
);

/**
 * Ten rows of ten dots. Those that are lit are spread over them. Each dot is a dash without length, and a line
 * must go on after its last dash, or browsers leave that one out.
 */
const Hundred = ({ lit }: { lit: number }) => (
  <svg viewBox="0 0 100 100" className={styles.hundred} aria-hidden="true">
    <path d={Array.from({ length: 10 }, (_, row) => `M5 ${row * 10 + 5}h91`).join('')} />
    {Array.from({ length: lit }, (_, index) => (
      <circle
        // biome-ignore lint/suspicious/noArrayIndexKey: all of them are alike
        key={index}
        cx={(((index * 3 + 2) * 10) % 100) + 5}
        cy={Math.floor(((index + 0.5) * 10) / lit) * 10 + 5}
        r="5"
      />
    ))}
  </svg>
);
