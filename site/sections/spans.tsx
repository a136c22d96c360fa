import { Band, type BandProps } from '../components/band.tsx';
import { Lines } from '../components/lines.tsx';
import type { EngagementModel } from '../content/engagement.ts';
import { labels } from '../content/labels.ts';
import { decoration } from '../style/base.css.ts';
import { sheets } from '../style/paper.css.ts';
import * as styles from './spans.css.ts';

interface Span {
  title: string;
  text: string;
  /** The first and the last week: `from: 1, to: 3`. Half weeks are possible. */
  from: number;
  /** A span that ends after the scale runs off the page. */
  to: number;
}

interface ModelsProps extends BandProps {
  models: readonly EngagementModel[];
}

interface WeeksProps extends BandProps {
  items: readonly Span[];
  /** The length of the scale. */
  weeks: number;
  /** The weeks in which it may end: `[4, 6]`. */
  end?: readonly [from: number, to: number];
  /** What it comes to, in large type. */
  sum?: { title: string; text?: string };
}

/** Bars: ways to work, or what happens when on one scale of weeks. */
export const Spans = (props: ModelsProps | WeeksProps) =>
  'models' in props ? <Models {...props} /> : <Weeks {...props} />;

const Models = ({ models, ...band }: ModelsProps) => (
  <Band {...band} className={styles.band}>
    <ul className={styles.models}>
      {models.map(({ title, description, badge, pricing, features }) => (
        <li key={title}>
          <div className={styles.bars[lengthOf(pricing)]}>
            <div className={styles.words}>
              <h3>{title}</h3>
              <p>{description}</p>
              <p className={styles.badge}>{badge}</p>
            </div>
            <p className={styles.price}>{pricing}</p>
          </div>
          <Lines lines={features} className={styles.features} />
        </li>
      ))}
    </ul>
  </Band>
);

/** By its price: a fixed one has an end, hours are bought from month to month. */
function lengthOf(pricing: string): keyof typeof styles.bars {
  if (/fixed/i.test(pricing)) return 'ending';
  return /hour/i.test(pricing) ? 'steady' : 'open';
}

const colors = ['dusk', 'clay', 'lagoon', 'sun', 'white'] as const;

const Weeks = ({ items, weeks, end, sum, ...band }: WeeksProps) => (
  <Band {...band} className={styles.band}>
    <div className={styles.weeks} style={{ '--weeks': weeks }}>
      {end && <div className={`${styles.end} ${decoration}`} style={{ '--from': end[0] }} />}
      <p className={styles.marks} aria-hidden="true">
        {Array.from({ length: weeks }, (_, index) => (
          <span key={labels.weeks.at(index + 1)}>{index ? index + 1 : labels.weeks.at(1)}</span>
        ))}
      </p>
      <ul className={styles.spans}>
        {items.map(({ title, text, from, to }, index) => (
          <li
            key={title}
            className={`${sheets[colors[index % colors.length] ?? 'white']} ${styles.span} ${to > weeks ? styles.off : ''}`}
            style={{ '--from': from, '--to': Math.min(to, weeks) }}
          >
            <h3>{title}</h3>
            <p>{text}</p>
            <p className={styles.when}>{labels.weeks.from(from, to > weeks ? undefined : to)}</p>
          </li>
        ))}
      </ul>
      {sum && (
        <p className={styles.sum}>
          {sum.text && <span>{sum.text}</span>}
          <b>{sum.title}</b>
        </p>
      )}
    </div>
  </Band>
);
