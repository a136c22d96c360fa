import { Band, type BandProps } from '../components/band.tsx';
import { Icon, type IconName } from '../components/icon.tsx';
import { Lines } from '../components/lines.tsx';
import { swiped } from '../components/swiped.ts';
import type { Paper } from '../style/palette.ts';
import { sheets } from '../style/paper.css.ts';
import * as styles from './categories.css.ts';

interface CategoriesProps extends BandProps {
  /** Three or five. Without an icon, a category has its number. */
  categories: { title: string; icon?: IconName; features: string[] }[];
}

/** Groups of tasks as folders, each with its number or icon on the tab. On phones, a row to swipe. */
export const Categories = ({ categories, ...band }: CategoriesProps) => (
  <Band {...band}>
    <ul {...swiped(styles.folders, band.heading)} data-reveal="each">
      {categories.map(({ title, icon, features }, index) => (
        <li
          key={title}
          className={`${sheets[papers[index % papers.length] ?? 'white']} ${styles.folder}`}
          style={{ '--at': index % 3 }}
        >
          <h3 className={styles.head}>
            <span className={styles.tab} aria-hidden="true">
              <span className={styles.pin}>
                {icon ? <Icon name={icon} size={20} /> : index + 1}
              </span>
            </span>
            {title}
          </h3>
          <Lines lines={features} className={styles.features} />
        </li>
      ))}
    </ul>
  </Band>
);

const papers: readonly Paper[] = ['sun', 'lagoon', 'clay', 'dusk', 'white'];
