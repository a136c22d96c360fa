import { Band, type BandProps } from '../components/band.tsx';
import { Icon, type IconName } from '../components/icon.tsx';
import { grids } from '../style/columns.css.ts';
import { ticks } from '../style/ticks.css.ts';
import * as styles from './categories.css.ts';

interface CategoriesProps extends BandProps {
  /** Without an icon, a category has its number. */
  categories: { title: string; icon?: IconName; features: string[] }[];
}

export const Categories = ({ categories, ...band }: CategoriesProps) => (
  <Band {...band}>
    <ul className={grids[categories.length === 5 ? '3+2' : 3]} data-reveal="each">
      {categories.map(({ title, icon, features }) => (
        <li key={title} className={styles.category}>
          <h3 className={styles.head}>
            {icon ? <Icon name={icon} size={28} /> : <i className={styles.number} />}
            {title}
          </h3>
          <ul className={ticks}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </Band>
);
