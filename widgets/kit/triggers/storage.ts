import { readStorage, writeStorage } from '../browser.ts';
import { oncePerPage } from '../once-per-page.ts';

/** The page keeps the values as well, because the browser may block storage. */
const memory = () => oncePerPage('storage', () => ({ isPopupSeen: false, popoverShownAt: 0 }));

const POPUP_SEEN = 'newsletter-popup-seen';

/**
 * Whether the newsletter popup was shown in this tab, or the visitor has sent a form on the page. Kept in session storage; undefined if the browser blocks that and only this page knows.
 */
export const popupSeen = {
  read(): boolean | undefined {
    const stored = readStorage('sessionStorage', POPUP_SEEN);
    return memory().isPopupSeen || (stored === undefined ? undefined : stored !== null);
  },
  write(): void {
    memory().isPopupSeen = true;
    writeStorage('sessionStorage', POPUP_SEEN, 'true');
  },
};

const POPOVER_SHOWN = 'hire-popover-shown';

/**
 * When a popover with a `frequency` last opened, in milliseconds since 1970; 0 for never. Kept in
 * local storage.
 */
export const popoverShownAt = {
  read(): number {
    return Number(readStorage('localStorage', POPOVER_SHOWN)) || memory().popoverShownAt;
  },
  write(time: number): void {
    memory().popoverShownAt = time;
    writeStorage('localStorage', POPOVER_SHOWN, String(time));
  },
};
