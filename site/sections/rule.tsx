import { Band, type BandProps } from '../components/band.tsx';
import type { EngagementModel } from '../content/engagement.ts';
import * as styles from './rule.css.ts';

interface RuleProps extends BandProps {
  models: (EngagementModel & { length: keyof typeof styles.lengths })[];
  /** What the scale says, from its start to its end. */
  scale: readonly string[];
}

/** Ways to work as one scale of weeks with three lengths; their height is the hours a week. */
export const Rule = ({ models, scale, ...band }: RuleProps) => (
  <Band {...band}>
    <p className={styles.scale} aria-hidden="true">
      {scale.map((mark) => (
        <span key={mark}>{mark}</span>
      ))}
    </p>
    <ul className={styles.models} data-reveal="each">
      {models.map(({ title, description, badge, pricing, features, length }) => (
        <li key={title} className={styles.model}>
          <div className={styles.lengths[length]} aria-hidden="true" />
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
