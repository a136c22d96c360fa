import { Band, type BandProps } from '../components/band.tsx';
import { Illustration } from '../illustrations/illustration.tsx';
import * as styles from './checklist.css.ts';

interface ChecklistProps extends BandProps {
  items: { title: string; text?: string }[];
  /** `pairs`: each text beside its title, in two columns. `stamps`: titles alone, in lines. */
  variant?: 'ticks' | 'numbers' | 'columns' | 'pairs' | 'stamps';
  illustration?: Illustration;
}

export function Checklist({ items, variant = 'ticks', illustration, ...band }: ChecklistProps) {
  const look = variant === 'columns' && items.length % 4 ? 'thirds' : variant;
  const List = variant === 'numbers' ? 'ol' : 'ul';
  return (
    <Band
      {...band}
      variant={variant === 'ticks' || variant === 'numbers' ? 'beside' : 'above'}
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
