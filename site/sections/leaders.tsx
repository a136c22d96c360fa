import { Band, type BandProps } from '../components/band.tsx';
import { labels } from '../content/labels.ts';
import * as styles from './leaders.css.ts';

interface LeadersProps extends BandProps {
  roles: { title: string; description: string; ideal: string; isHighlighted?: boolean }[];
  /** The label on highlighted roles. */
  badge: string;
}

export const Leaders = ({ roles, badge, ...band }: LeadersProps) => (
  <Band {...band}>
    <ul className={styles.list} data-reveal="each">
      {roles.map(({ title, description, ideal, isHighlighted }) => (
        <li key={title} className={styles.role}>
          <h3 className={styles.title}>
            {title} {isHighlighted && <span className={styles.badge}>{badge}</span>}
          </h3>
          <p>{description}</p>
          <p className={styles.ideal}>
            <b>{labels.idealFor}</b> {ideal}
          </p>
        </li>
      ))}
    </ul>
  </Band>
);
