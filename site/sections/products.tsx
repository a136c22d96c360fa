import { ActionLink } from '../components/action-link.tsx';
import { Band, type BandProps } from '../components/band.tsx';
import { labels } from '../content/labels.ts';
import { grids } from '../style/columns.css.ts';
import { soft } from '../style/grid.css.ts';
import { ticks } from '../style/ticks.css.ts';
import * as styles from './products.css.ts';

interface Product {
  name: string;
  description: string;
  features: [string, string, string, string];
  /** The product itself, which opens in a new tab. */
  link: `/${string}`;
}

interface ProductsProps extends BandProps {
  products: Product[];
}

export const Products = ({ products, ...band }: ProductsProps) => (
  <Band {...band}>
    <ul className={grids[2]} data-reveal="each">
      {products.map(({ name, description, features, link }) => (
        <li key={name} className={styles.product}>
          <h3 className={styles.name}>{name}</h3>
          <p className={soft}>{description}</p>
          <ul className={ticks}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <ActionLink
            action={{ label: labels.openProduct(name), href: link, isNewTab: true }}
            className={styles.link}
          />
        </li>
      ))}
    </ul>
  </Band>
);
