/** Set when the newsletter popup was shown, or the visitor has subscribed elsewhere on the page. */
export const POPUP_SEEN = 'newsletter-popup-seen';

/** The flags that session storage did not accept, until the page is closed. */
const fallbackFlags = new Set<string>();

/**
 * Flags in session storage, kept until the tab is closed. Reading or writing throws if a browser
 * blocks storage; the flags are then kept in memory.
 */
export const sessionFlags = {
  has(key: string): boolean {
    try {
      return fallbackFlags.has(key) || sessionStorage.getItem(key) !== null;
    } catch {
      return false;
    }
  },
  set(key: string): void {
    try {
      sessionStorage.setItem(key, 'true');
    } catch {
      fallbackFlags.add(key);
    }
  },
};

const POPOVER_SHOWN = 'hire-popover-shown';

let fallbackShownAt = 0;

/**
 * When a popover with a `frequency` last opened, in milliseconds since 1970; 0 for never. Kept in
 * local storage, or in memory if that is blocked.
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
