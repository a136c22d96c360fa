import { Band, type BandProps } from '../components/band.tsx';
import type { EngagementModel } from '../content/engagement.ts';
import { grids, soft } from '../style/grid.css.ts';
import { ticks } from '../style/ticks.css.ts';
import * as styles from './engagement.css.ts';

interface EngagementProps extends BandProps {
  models: EngagementModel[];
}

export const Engagement = ({ models, ...band }: EngagementProps) => (
  <Band {...band}>
    <ul className={grids[3]} data-reveal="each">
      {models.map(({ title, description, badge, pricing, features, isHighlighted }) => (
        <li
          key={title}
          className={isHighlighted ? `${styles.model} ${styles.highlighted}` : styles.model}
        >
          <p className={styles.badge}>{badge}</p>
          <h3 className={styles.title}>{title}</h3>
          <p className={soft}>{description}</p>
          <p className={styles.pricing}>{pricing}</p>
          <ul className={ticks}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </Band>
);
