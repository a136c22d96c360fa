import { Band, type BandProps } from '../components/band.tsx';
import { grids } from '../components/grid.css.ts';
import { Face } from '../components/person.tsx';
import type { Talent as Person } from '../content/talent.ts';
import * as styles from './talent.css.ts';

export interface TalentProps extends BandProps {
  talent: Person[];
  /** Shows only the first ones. Absent: all. */
  shown?: number;
}

export function Talent({ talent, shown = talent.length, ...band }: TalentProps) {
  const people = talent.slice(0, shown);
  const isPair = people.length === 2;
  return (
    <Band
      {...band}
      isSample={people.some(({ sample }) => sample)}
      variant={isPair ? 'beside' : 'above'}
    >
      <ul className={isPair ? grids[2] : grids[4]} data-reveal="each">
        {people.map(({ name, role, specialty, availability, face }) => (
          <li key={name} className={styles.card}>
            <Face name={face} size={96} />
            <h3>{name}</h3>
            <p className={styles.role}>{role}</p>
            <p className={styles.specialty}>{specialty}</p>
            <p className={styles.chip}>{availability}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
