import { Band, type BandProps } from '../components/band.tsx';
import { Illustration } from '../illustrations/illustration.tsx';
import * as styles from './checklist.css.ts';

interface ChecklistProps extends BandProps {
  items: { title: string; text?: string }[];
  variant?: keyof typeof styles.lists;
  illustration?: Illustration;
}

export function Checklist({ items, variant = 'ticks', illustration, ...band }: ChecklistProps) {
  const List = variant === 'numbers' ? 'ol' : 'ul';
  return (
    <Band
      {...band}
      variant="beside"
      aside={
        illustration && (
          <div className={styles.illustration}>
            <Illustration {...illustration} />
          </div>
        )
      }
    >
      <List className={styles.lists[variant]}>
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
