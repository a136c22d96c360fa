import { Band, type BandProps } from '../components/band.tsx';
import { Artefact } from '../illustrations/illustration.tsx';
import * as styles from './checklist.css.ts';

export interface ChecklistProps extends BandProps {
  items: { title: string; text?: string }[];
  look?: keyof typeof styles.lists;
  artefact?: Artefact;
}

/** What it is about on one side, the list on the other. */
export function Checklist({ items, look = 'ticks', artefact, ...band }: ChecklistProps) {
  const List = look === 'numbers' ? 'ol' : 'ul';
  return (
    <Band
      {...band}
      look="beside"
      aside={
        artefact && (
          <div className={styles.artefact}>
            <Artefact {...artefact} />
          </div>
        )
      }
    >
      <List className={styles.lists[look]}>
        {items.map(({ title, text }) => (
          <li key={title} className={styles.item}>
            <div>
              <h3 className={styles.title}>{title}</h3>
              {text && <p className={styles.details}>{text}</p>}
            </div>
          </li>
        ))}
      </List>
    </Band>
  );
}
