import { Band, type BandProps } from '../components/band.tsx';
import { labels } from '../content/labels.ts';
import { grids } from '../style/columns.css.ts';
import * as styles from './teams.css.ts';

interface TeamsProps extends BandProps {
  teams: { title: string; members: string[]; firstMonth: string }[];
}

export const Teams = ({ teams, ...band }: TeamsProps) => (
  <Band {...band}>
    <ul className={grids[3]} data-reveal="each">
      {teams.map(({ title, members, firstMonth }) => (
        <li key={title} className={styles.card}>
          <h3>{title}</h3>
          <ul className={styles.members}>
            {members.map((member) => (
              <li key={member}>{member}</li>
            ))}
          </ul>
          <p className={styles.month}>
            <b>{labels.inFirstMonth}</b>
            {firstMonth}
          </p>
        </li>
      ))}
    </ul>
  </Band>
);
