import { Band, type BandProps } from '../components/band.tsx';
import type { EngagementModel } from '../content/engagement.ts';
import * as styles from './rule.css.ts';
import * as bars from './rule-bars.css.ts';

interface RuleProps extends BandProps {
  models: EngagementModel[];
  /** The marks of a scale of weeks, from its start to its end. Absent: no scale. */
  scale?: readonly string[];
}

/** How long each way to work lasts on the scale. */
const lengths: Record<string, keyof typeof bars.lengths> = {
  'Part-Time': 'steady',
  'Project-Based': 'ending',
};

/** Ways to work, on one scale of weeks: the height of a bar is the hours a week. */
export const Rule = ({ models, scale, ...band }: RuleProps) => (
  <Band {...band}>
    {scale && (
      <p className={bars.scale} aria-hidden="true">
        {scale.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </p>
    )}
    <ul className={styles.models} data-reveal="each">
      {models.map(({ title, description, badge, pricing, features }) => (
        <li key={title} className={styles.model}>
          <div
            className={scale ? bars.lengths[lengths[title] ?? 'open'] : styles.line}
            aria-hidden="true"
          />
          <div>
            <h3 className={styles.title}>{title}</h3>
            <p>{description}</p>
          </div>
          <ul className={styles.features}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <p className={styles.price}>
            <b>{badge}</b>
            {pricing}
          </p>
        </li>
      ))}
    </ul>
  </Band>
);
