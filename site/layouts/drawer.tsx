import { ActionLink } from '../components/action-link.tsx';
import { Icon } from '../components/icon.tsx';
import { barAction, navigation } from '../content/navigation.ts';
import { shell } from '../content/shell.ts';
import * as styles from './drawer.css.ts';
import { PageLinks } from './page-link.tsx';

export const drawerId = 'drawer';
const titleId = 'drawer-title';

const groups = navigation.filter((entry) => 'lists' in entry);
const single = navigation.filter((entry) => 'href' in entry);

export function Drawer({ path }: { path: string }) {
  return (
    <dialog
      id={drawerId}
      className={styles.root}
      aria-labelledby={titleId}
      {...{ closedby: 'any' }}
    >
      <nav className={styles.content} aria-labelledby={titleId}>
        {/* biome-ignore lint/a11y/noAutofocus: the HTML standard asks authors to set the initial focus of a dialog */}
        <h2 id={titleId} className={styles.title} tabIndex={-1} autoFocus>
          {shell.menu}
        </h2>
        <PageLinks links={single} path={path} />
        {groups.map(({ label, lists }) => (
          <>
            <h3 className={styles.heading}>{label}</h3>
            <PageLinks links={lists.flat()} path={path} />
          </>
        ))}
        <p className={styles.actions}>
          <ActionLink action={barAction(path)} variant="primary" />
        </p>
      </nav>
      <button
        type="button"
        className={styles.close}
        aria-label={shell.closeMenu}
        {...{ command: 'close', commandfor: drawerId }}
      >
        <Icon name="x" />
      </button>
    </dialog>
  );
}
