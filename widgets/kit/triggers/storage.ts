import { oncePerPage } from '../once-per-page.ts';

/** Reading or writing throws if a browser blocks storage. The page then keeps the values. */
const memory = () => oncePerPage('storage', () => ({ isPopupSeen: false, popoverShownAt: 0 }));

const POPUP_SEEN = 'newsletter-popup-seen';

/**
 * Whether the newsletter popup was shown in this tab, or the visitor has sent a form on the page. Kept in session storage; undefined if the browser blocks that and only this page knows.
 */
export const popupSeen = {
  read(): boolean | undefined {
    try {
      return memory().isPopupSeen || sessionStorage.getItem(POPUP_SEEN) !== null;
    } catch {
      return undefined;
    }
  },
  write(): void {
    memory().isPopupSeen = true;
    try {
      sessionStorage.setItem(POPUP_SEEN, 'true');
    } catch {}
  },
};

const POPOVER_SHOWN = 'hire-popover-shown';

/**
 * When a popover with a `frequency` last opened, in milliseconds since 1970; 0 for never. Kept in
 * local storage.
 */
export const popoverShownAt = {
  read(): number {
    try {
      return Number(localStorage.getItem(POPOVER_SHOWN)) || memory().popoverShownAt;
    } catch {
      return memory().popoverShownAt;
    }
  },
  write(time: number): void {
    memory().popoverShownAt = time;
    try {
      localStorage.setItem(POPOVER_SHOWN, String(time));
    } catch {}
  },
};
