import { Band, type BandProps } from '../components/band.tsx';
import { Icon } from '../components/icon.tsx';
import * as styles from './links.css.ts';

interface LinksProps extends BandProps {
  links: { label: string; href: string; text: string }[];
}

/** Links to other pages, with what each is about. */
export const Links = ({ links, ...band }: LinksProps) => (
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
