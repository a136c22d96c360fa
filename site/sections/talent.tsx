import { Band, type BandProps } from '../components/band.tsx';
import { Icon } from '../components/icon.tsx';
import { Face } from '../components/person.tsx';
import { Shift } from '../components/shift.tsx';
import { labels } from '../content/labels.ts';
import { type Talent as Person, profileAddress } from '../content/talent.ts';
import { grids } from '../style/columns.css.ts';
import { cardLink, more } from '../style/grid.css.ts';
import * as styles from './talent.css.ts';

interface TalentProps extends BandProps {
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
        {people.map((person) => (
          <li key={person.face} className={styles.card}>
            <Face name={person.face} size={96} />
            <h3>
              <a href={profileAddress(person)} className={cardLink}>
                {person.name}
              </a>
            </h3>
            <p className={styles.role}>{person.role}</p>
            <p className={`${styles.specialty} ${styles.more}`}>{person.specialty}</p>
            <Shift {...person} className={styles.specialty} />
            <p className={styles.chip}>{person.availability}</p>
            <span className={`${more} ${styles.more}`} aria-hidden="true">
              {labels.profile.read}
              <Icon name="arrow-right" size={20} />
            </span>
          </li>
        ))}
      </ul>
    </Band>
  );
}
