import { Band, type BandProps } from '../components/band.tsx';
import { Illustration } from '../illustrations/illustration.tsx';
import * as styles from './checklist.css.ts';

interface ChecklistProps extends BandProps {
  items: { title: string; text?: string }[];
  variant?: 'ticks' | 'numbers' | 'columns';
  illustration?: Illustration;
}

export function Checklist({ items, variant = 'ticks', illustration, ...band }: ChecklistProps) {
  const isWide = variant === 'columns';
  const look = isWide && items.length % 4 ? 'thirds' : variant;
  const List = variant === 'numbers' ? 'ol' : 'ul';
  return (
    <Band
      {...band}
      variant={isWide ? 'above' : 'beside'}
      aside={
        illustration && (
          <div className={styles.illustration}>
            <Illustration {...illustration} />
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
