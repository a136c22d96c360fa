import { pictureSize } from '../assets/pictures.ts';
import { Stand } from '../components/band.tsx';
import { company } from '../content/company.ts';
import * as styles from './clients.css.ts';

/** The logos of brand.ts. While there are none, pages leave it out. */
export const Clients = ({ heading }: { heading: string }) => (
  <Stand>
    <div className={styles.line}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.logos}>
        {company.logos.map(({ name, picture }) => (
          <li key={name}>
            <img src={picture} alt={name} {...pictureSize(picture)} loading="lazy" />
          </li>
        ))}
      </ul>
    </div>
  </Stand>
);
