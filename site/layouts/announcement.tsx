import { announcement } from '../content/announcement.ts';
import { shell } from '../content/shell.ts';
import { wrap } from '../style/base.css.ts';
import * as styles from './header.css.ts';

/** One line above the header, while there is something to announce. */
export const Announcement = () =>
  announcement && (
    <aside className={styles.announcement} aria-label={shell.announcement}>
      <p className={wrap}>
        {announcement.text}{' '}
        {announcement.href && <a href={announcement.href}>{announcement.label}</a>}
      </p>
    </aside>
  );
