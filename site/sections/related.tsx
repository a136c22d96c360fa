import { Band, type BandProps } from '../components/band.tsx';
import { Icon } from '../components/icon.tsx';
import * as styles from './related.css.ts';

interface RelatedProps extends BandProps {
  links: { label: string; href: string; text: string }[];
}

export const Related = ({ links, ...band }: RelatedProps) => (
  <Band {...band} variant="beside">
    <ul className={styles.list}>
      {links.map(({ label, href, text }) => (
        <li key={href} className={styles.row}>
          <a href={href} className={styles.link}>
            {label}
          </a>
          <span className={styles.arrow}>
            <Icon name="arrow-right" />
          </span>
          <p className={styles.about}>{text}</p>
        </li>
      ))}
    </ul>
  </Band>
);
