import { Band, type BandProps } from '../components/band.tsx';
import { sheets } from '../style/paper.css.ts';
import * as styles from './notes.css.ts';

interface NotesProps extends BandProps {
  /** Three to six reasons of a few words. */
  items: { title: string; text?: string }[];
}

const looks = [
  ['sun', '-1.6deg'],
  ['clay', '1.2deg'],
  ['white', '-1deg'],
  ['dusk', '1.6deg'],
  ['lagoon', '-1.2deg'],
  ['sand', '1deg'],
] as const;

/** Sticky notes that overlap the lower edge of their band or sheet. */
export const Notes = ({ items, ...band }: NotesProps) => (
  <Band {...band} className={band.sheet && styles.band}>
    <ul className={styles.notes}>
      {items.map(({ title, text }, index) => {
        const [color, turn] = looks[index % looks.length] ?? looks[0];
        const paper = color === band.sheet?.paper ? 'sand' : color;
        return (
          <li key={title} className={`${sheets[paper]} ${styles.note}`} style={{ '--r': turn }}>
            <h3>{title}</h3>
            {text && <p>{text}</p>}
          </li>
        );
      })}
    </ul>
  </Band>
);
