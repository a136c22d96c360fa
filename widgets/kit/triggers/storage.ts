// Reading or writing throws if a browser blocks storage. Values are then kept in memory.

const POPUP_SEEN = 'newsletter-popup-seen';

let isPopupSeen = false;

/**
 * Whether the newsletter popup was shown in this tab, or the visitor has subscribed elsewhere on the
 * page. Kept in session storage.
 */
export const popupSeen = {
  read(): boolean {
    try {
      return isPopupSeen || sessionStorage.getItem(POPUP_SEEN) !== null;
    } catch {
      return false;
    }
  },
  write(): void {
    isPopupSeen = true;
    try {
      sessionStorage.setItem(POPUP_SEEN, 'true');
    } catch {}
  },
};

const POPOVER_SHOWN = 'hire-popover-shown';

let fallbackShownAt = 0;

/**
 * When a popover with a `frequency` last opened, in milliseconds since 1970; 0 for never. Kept in
 * local storage.
 */
export const popoverShownAt = {
  read(): number {
    try {
      return Number(localStorage.getItem(POPOVER_SHOWN)) || fallbackShownAt;
    } catch {
      return fallbackShownAt;
    }
  },
  write(time: number): void {
    fallbackShownAt = time;
    try {
      localStorage.setItem(POPOVER_SHOWN, String(time));
    } catch {}
  },
};
