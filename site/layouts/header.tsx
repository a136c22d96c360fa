import { ActionLink } from '../components/action-link.tsx';
import { Icon } from '../components/icon.tsx';
import { Logo } from '../components/logo.tsx';
import {
  barAction,
  type NavigationEntry,
  type NavigationGroup,
  navigation,
} from '../content/navigation.ts';
import { shell } from '../content/shell.ts';
import { wrap } from '../style/base.css.ts';
import { button } from '../style/controls.css.ts';
import { drawerId } from './drawer.tsx';
import * as styles from './header.css.ts';
import { PageLink, PageLinks } from './page-link.tsx';

/** A dropdown list with more links is laid out in two columns. */
const maxLinksInColumn = 6;

interface Props {
  path: string;
  /** Stays at the top of the window while the page is scrolled. */
  isSticky: boolean;
  /** On phones, shows its button only once the opening, which has the same one, is out of sight. */
  isWaiting?: boolean;
}

export function Header({ path, isSticky, isWaiting }: Props) {
  return (
    <header className={`${styles.root} ${isSticky ? styles.sticky : ''}`}>
      <div className={`${wrap} ${styles.bar}`}>
        <Logo />
        <nav className={styles.nav} aria-label={shell.navigation} data-disclosures>
          <ul className={styles.entries}>
            {navigation.map((entry) => (
              <li key={entry.label} className={styles.entry}>
                <Entry entry={entry} path={path} />
              </li>
            ))}
          </ul>
        </nav>
        <span className={`${styles.action} ${isWaiting ? styles.waiting : ''}`}>
          <ActionLink action={barAction(path)} variant="primary" />
        </span>
        <span className={styles.menu}>
          <button
            type="button"
            className={button.secondary}
            aria-haspopup="dialog"
            {...{ command: 'show-modal', commandfor: drawerId }}
          >
            {shell.menu}
          </button>
        </span>
      </div>
    </header>
  );
}

const Entry = ({ entry, path }: { entry: NavigationEntry; path: string }) =>
  'lists' in entry ? <Group group={entry} path={path} /> : <PageLink link={entry} path={path} />;

function Group({ group, path }: { group: NavigationGroup; path: string }) {
  return (
    <details name="nav">
      <summary>
        {group.label}
        <Icon name="chevron-down" size={18} />
      </summary>
      <div className={styles.dropdown}>
        {group.lists.map((links, index) => (
          <>
            {index > 0 && <hr className={styles.rule} />}
            <PageLinks
              links={links}
              path={path}
              className={links.length > maxLinksInColumn ? styles.pairs : undefined}
            />
          </>
        ))}
      </div>
    </details>
  );
}
