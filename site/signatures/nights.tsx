import { ActionLink } from '../components/action-link.tsx';
import { type BandProps, Head, Stand } from '../components/band.tsx';
import { Icon } from '../components/icon.tsx';
import { type OpeningWords, Words } from '../components/opening-words.tsx';
import { SampleNote } from '../components/sample-note.tsx';
import type { ClientCase } from '../content/cases.ts';
import { labels } from '../content/labels.ts';
import { slugOf } from '../content/slug.ts';
import { decoration, wrap } from '../style/base.css.ts';
import { actions } from '../style/controls.css.ts';
import { turns as size } from '../style/sizes.ts';
import * as styles from './nights.css.ts';
import { WorkDrawing } from './work.tsx';

interface Turn {
  who: string;
  before: string;
  after: string;
  /** The case that says more. */
  href: `#${string}`;
}

interface TurnsProps extends OpeningWords {
  part: 'turns';
  /** Says that the changes are invented. */
  sample: true;
  /** What is wrong at night, and how it is the morning after. */
  turns: Turn[];
}

interface CasesProps extends BandProps {
  part: 'cases';
  cases: ClientCase[];
}

/**
 * Nights, and the mornings after. In the opening a sun rises over a list of problems, which end on it;
 * below it, the edge of the night runs down between each client's problem and what we would do.
 */
export const Nights = (props: TurnsProps | CasesProps) =>
  props.part === 'turns' ? <Turns {...props} /> : <Cases {...props} />;

const Turns = ({ turns, primary, secondary, ...words }: TurnsProps) => (
  <section className={styles.opening}>
    <div className={wrap}>
      <Words {...words} />
      <SampleNote className={styles.sample} />
      <ul className={styles.turns}>
        {turns.map(({ who, before, after, href }, index) => (
          <li key={who} className={styles.turn} style={{ '--chord': `${chordAt(index)}px` }}>
            <p className={styles.before}>
              <span className={styles.who}>{who}</span> {before}
            </p>
            <p>
              <a href={href} className={styles.after}>
                {after}
              </a>
            </p>
          </li>
        ))}
      </ul>
      <p className={`${actions} ${styles.actions}`}>
        {primary && <ActionLink action={primary} variant="primary" />}
        {secondary && <ActionLink action={secondary} variant="secondary" />}
      </p>
    </div>
  </section>
);

/** From the sun's edge to its axis, where the first line of a row is. */
function chordAt(row: number): number {
  const fromCenter = size.center - (row + 0.3) * size.row;
  return Math.round(Math.sqrt(size.radius ** 2 - fromCenter ** 2));
}

const Cases = ({ cases, part: _, ...band }: CasesProps) => (
  <Stand id={band.id} ground="paper" className={styles.cases}>
    <div className={styles.intro}>
      <Head {...band} sample={cases.some(({ sample }) => sample)} />
    </div>
    <div className={styles.sides}>
      <svg
        className={`${styles.edge} ${decoration}`}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {[4, 3, 2, 1, 0].map((strip) => (
          <path key={strip} d={edgeAt(strip)} />
        ))}
      </svg>
      <ul className={styles.list}>
        {cases.map((example, index) => (
          <Case key={example.client} {...example} index={index} count={cases.length} />
        ))}
      </ul>
    </div>
  </Stand>
);

/** The night ends a little earlier in each case, and at last sets. */
const edgeAt = (by: number) =>
  `M-90-60H${55 + by}V-9C${55 + by} 2 ${49 + by} 6 ${50 + by} 16S${45 + by} 30 ${47 + by} 42S${41 + by} 58 ${43 + by} 68S${37 + by} 84 ${38 + by} 93C${38 + by} 98 ${24 + by} 100-90 100Z`;

const Case = ({ index, count, ...example }: ClientCase & { index: number; count: number }) => {
  const { client, name, industry, scope, needs, plan, result, before, after, link } = example;
  return (
    <li id={slugOf(industry)} className={styles.item} style={{ '--at': index }} data-reveal>
      <div className={styles.night}>
        <div className={styles.named}>
          <h3 className={styles.client}>{client}</h3>
          <p className={styles.who}>
            {industry}
            <span className={styles.count}>{labels.place(index + 1, count)}</span>
          </p>
        </div>
        <p className={styles.needs}>{needs}</p>
        <WorkDrawing {...before} />
        <p className={styles.scope}>
          {scope.map((part) => (
            <span key={part}>{part}</span>
          ))}
        </p>
      </div>
      <div className={styles.morning}>
        <p className={styles.label}>{name}</p>
        <p className={styles.result}>{result}</p>
        <WorkDrawing {...after} />
        <details>
          <summary className={styles.fold}>
            <h4 className={styles.label}>{labels.plan}</h4>
            <Icon name="chevron-down" size={20} />
          </summary>
          <ol className={styles.plan}>
            {plan.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
        {link && <ActionLink action={{ label: labels.seeCase(name), href: link }} />}
      </div>
    </li>
  );
};
