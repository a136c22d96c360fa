import { ActionLink } from '../components/action-link.tsx';
import { onSky } from '../components/on-sky.ts';
import type { Action } from '../content/actions.ts';
import { visuallyHidden, wrap } from '../style/base.css.ts';
import * as styles from './missing.css.ts';

interface MissingProps {
  /** "404": the middle character is drawn as a sun. */
  heading: string;
  text: string;
  lead: string;
  action: Action;
  linksHeading: string;
  links: Action[];
  /** The console message, followed by the requested path. */
  report: string;
  /** Passed by the page layout. */
  hour?: number;
}

export function Missing({
  heading,
  text,
  lead,
  action,
  linksHeading,
  links,
  report,
  hour = 4.5,
}: MissingProps) {
  return (
    <section {...onSky(hour, styles.panel)} data-missing-page={report}>
      <h1 className={styles.sky}>
        <span className={visuallyHidden}>{heading}</span>
        <span className={styles.digits} aria-hidden="true">
          {heading.at(0)}
          <i className={styles.sun} />
          {heading.at(-1)}
        </span>
      </h1>
      <div className={styles.ground}>
        <div className={`${wrap} ${styles.columns}`}>
          <div className={styles.words}>
            <p className={styles.text}>{text}</p>
            <p>{lead}</p>
            <ActionLink action={action} variant="primary" />
          </div>
          <div>
            <h2 className={styles.linksHeading}>{linksHeading}</h2>
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.href}>
                  <a href={link.href}>{link.label}</a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
