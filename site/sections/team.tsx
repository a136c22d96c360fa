import { Band, type BandProps } from '../components/band.tsx';
import { Face } from '../components/person.tsx';
import type { Member } from '../content/team.ts';
import { columns } from '../style/grid.css.ts';
import * as styles from './team.css.ts';

interface TeamProps extends BandProps {
  members: Member[];
}

export const Team = ({ members, ...band }: TeamProps) => (
  <Band {...band} sample={members.some(({ sample }) => sample)}>
    <ul className={`${columns} ${styles.members}`} data-reveal="each">
      {members.map(({ name, role, moment, description, face }) => (
        <li key={name} className={styles.member}>
          <Face name={face} size={160} />
          <p className={styles.moment}>{moment}</p>
          <h3>{name}</h3>
          <p className={styles.role}>{role}</p>
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
  </Band>
);
