import { faces } from '../assets/faces.ts';
import type { FaceName, Photo } from '../content/faces.ts';
import * as styles from './person.css.ts';

interface Props {
  name: string;
  role: string;
  face: FaceName;
  /** The width and height of the portrait, in px. */
  size?: number;
}

/** A portrait with name and role. */
export const Person = ({ name, role, face, size = 56 }: Props) => (
  <span className={styles.person}>
    <Face name={face} size={size} />
    <span>
      <span className={styles.name}>{name}</span>
      <br />
      <span className={styles.role}>{role}</span>
    </span>
  </span>
);

export const Face = ({ name, size }: { name: FaceName | Photo; size: number }) => (
  <img
    src={faces[name]?.path ?? name}
    width={size}
    height={size}
    alt=""
    loading="lazy"
    className={styles.face}
  />
);
