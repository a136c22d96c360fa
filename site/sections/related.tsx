import { ActionLink } from '../components/action-link.tsx';
import { Stand } from '../components/band.tsx';
import type { Action } from '../content/actions.ts';
import * as styles from './related.css.ts';

interface RelatedProps {
  heading: string;
  links: Action[];
}

/** Links to other pages, in one line. */
export const Related = ({ heading, links }: RelatedProps) => (
  <Stand className={styles.root}>
    <div className={styles.line}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.href}>
            <ActionLink action={link} />
          </li>
        ))}
      </ul>
    </div>
  </Stand>
);
