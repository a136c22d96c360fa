import { announcement } from '../content/announcement.ts';
import { shell } from '../content/shell.ts';
import { wrap } from '../style/base.css.ts';
import * as styles from './announcement.css.ts';

/** One line above the header, while there is something to announce. */
export const Announcement = () =>
  announcement && (
    <aside className={styles.root} aria-label={shell.announcement}>
      <p className={`${wrap} ${styles.text}`}>
        {announcement.text}{' '}
        {announcement.href && (
          <a href={announcement.href} className={styles.link}>
            {announcement.label}
          </a>
        )}
      </p>
    </aside>
  );
