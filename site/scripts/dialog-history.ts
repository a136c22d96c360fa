import { addEntry, entryState } from '../../widgets/kit/browser.ts';
import { followedLink } from './followed-link.ts';

/** The open modal dialog: the menu, or a widget, whose tag has `open` while it is open. */
const openDialog = ':is(dialog, hire-discovery-call, hire-newsletter-panel)[open]';

/**
 * Lets the browser's Back close a modal dialog instead of leaving the page. An open dialog has a history
 * entry of its own at the same address, which is left again when the dialog is closed in another way.
 */
export function closeDialogsOnBack(): void {
  const findOpen = () => document.querySelector<HTMLDialogElement>(openDialog);
  const hasEntry = () => entryState().isDialog === true;
  /** Called after the browser has left the dialog's entry, which is asynchronous. */
  let afterBack: (() => void) | undefined;
  let lengthWithDialog = Number.POSITIVE_INFINITY;

  const addDialogEntry = () => {
    // The page behind the dialog has not moved, so there is nothing to restore on the way back.
    history.scrollRestoration = 'manual';
    addEntry({ isDialog: true });
    lengthWithDialog = history.length;
    history.scrollRestoration = 'auto';
  };
  const leaveEntry = (then = () => {}) => {
    afterBack = then;
    // Waits until a calendar's frame is removed: some browsers then remove its entries from the history. In
    // the others, each month that the visitor opened is one more entry to go back.
    setTimeout(() => history.go(Math.min(0, lengthWithDialog - history.length) - 1));
  };
  const update = () => {
    if (afterBack || Boolean(findOpen()) === hasEntry()) return;
    if (hasEntry()) leaveEntry();
    else addDialogEntry();
  };

  new MutationObserver(update).observe(document.body, { subtree: true, attributeFilter: ['open'] });
  addEventListener('popstate', () => {
    if (!hasEntry()) history.scrollRestoration = 'auto';
    if (afterBack) afterBack();
    else if (!hasEntry()) findOpen()?.close();
    afterBack = undefined;
    update();
  });
  // A page that is reloaded has the entry and no dialog.
  addEventListener('pageshow', update);
  // A link in the menu is followed from the page's entry, so that Back does not lead to the menu's.
  addEventListener('click', (event) => {
    const link = followedLink(event);
    if (!link || !hasEntry()) return;
    event.preventDefault();
    const follow = () => location.assign(link.href);
    if (afterBack) afterBack = follow;
    else leaveEntry(follow);
  });
}
