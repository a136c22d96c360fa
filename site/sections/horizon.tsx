import { useContext } from 'react';
import { Band, type BandProps, HoursOfBand } from '../components/band.tsx';
import { Diff } from '../components/diff.tsx';
import { Person } from '../components/person.tsx';
import type { Talent } from '../content/talent.ts';
import type { Orb, Paper } from '../style/palette.ts';
import { sheets } from '../style/paper.css.ts';
import { nightLandAt } from '../style/sky.ts';
import { swipe } from '../style/swipe.css.ts';
import * as styles from './horizon.css.ts';

interface Step {
  title: string;
  text: string;
  /** The true label of the moment: inside the sun, or with pages and on phones above the title. */
  when?: string;
  /** A page that explains the label. */
  href?: string;
  /** A page that rises behind the hill, with the sun behind it. */
  page?: Page;
}

/** What is on a page, in this order. */
interface Page {
  people?: readonly Talent[];
  label?: string;
  title?: string;
  lines?: readonly string[];
  /** Lines that begin with + or - are added or removed. */
  code?: readonly string[];
}

interface HorizonProps extends BandProps {
  /** Three to five. */
  steps: readonly Step[];
  /** What the steps rise over. By default the hill of the page's hour. */
  land?: keyof typeof styles.lands;
  /** The color of the pages, so that pages of the site do not look alike. */
  paper?: Paper;
}

/**
 * Shows steps as suns that rise over a line. Each sun is larger than the one before it; in the dark
 * theme they are moons that wax. If steps have pages, the suns are behind the pages, which visitors
 * swipe on phones. Suns without pages stand beside their texts there.
 */
export function Horizon({ steps, land = 'hill', paper = 'white', ...band }: HorizonProps) {
  const hasPages = steps.some(({ page }) => page);
  return (
    <Band {...band} sample={hasPages} className={styles.band}>
      <div
        className={`${styles.lands[land]} ${hasPages ? styles.pages : styles.suns}`}
        style={{ '--dark': nightLandAt(useContext(HoursOfBand)[0]) }}
      >
        <ol
          className={`${styles.steps} ${hasPages ? swipe : ''}`}
          {...(hasPages && { tabIndex: 0, 'aria-label': band.heading })}
        >
          {steps.map(({ title, text, when, href, page }, index) => (
            <li
              key={title}
              className={styles.steppedTo[orbAt(index, steps.length)]}
              style={grown(index, steps.length)}
            >
              <div className={styles.up}>
                <div className={styles.sun} />
                {page && <Sheet page={page} paper={paper} turn={turns[index]} />}
              </div>
              <div className={styles.words}>
                {when && <p className={styles.when}>{href ? <a href={href}>{when}</a> : when}</p>}
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}

/** The first sun is red, the last one yellow. */
function orbAt(index: number, count: number): Orb {
  if (index === 0) return 'protea';
  return index < count - 1 ? 'ember' : 'sun';
}

/** `--grown` is 0 at the first step and 1 at the last one. */
const grown = (index: number, count: number) => ({
  '--grown': (count > 1 ? index / (count - 1) : 1).toFixed(2),
  '--share': (3 / count).toFixed(2),
});

const turns = ['-3deg', '1.5deg', '-1.5deg', '2deg', '-1deg'];

interface SheetProps {
  page: Page;
  paper: Paper;
  turn?: string;
}

/** A drawing of what the step's text says; with large text, the hill hides more of it. */
const Sheet = ({ page, paper, turn }: SheetProps) => {
  const { people = [], label, title, lines = [], code } = page;
  return (
    <div className={`${sheets[paper]} ${styles.page}`} style={{ '--r': turn }} aria-hidden="true">
      {people.map(({ name, role, face }) => (
        <p key={face}>
          <Person name={name} role={role} face={face} size={36} />
        </p>
      ))}
      {(label || title) && (
        <p>
          {label && <span className={styles.label}>{label}</span>}
          {title && <b className={title.includes(' ') ? styles.title : styles.word}>{title}</b>}
        </p>
      )}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {code && <Diff lines={code} />}
    </div>
  );
};
