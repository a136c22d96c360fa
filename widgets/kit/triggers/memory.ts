/** Set once the newsletter popup has shown itself, or has become needless (spec.md section 3). */
export const popupSeen = 'newsletter-popup-seen';

/** What storage would not take is remembered for as long as the page lives. */
const kept = new Set<string>();

/** The one door to storage, which a browser may close: then less is remembered, and all works. */
export const memory = {
  has(key: string): boolean {
    try {
      return kept.has(key) || sessionStorage.getItem(key) !== null;
    } catch {
      return false;
    }
  },
  /** Remembered until the tab is closed. */
  keep(key: string): void {
    try {
      sessionStorage.setItem(key, 'true');
    } catch {
      kept.add(key);
    }
  },
};

/** When a popover with a `frequency` last opened: all that is kept of it, and kept by no other. */
const POPOVER_SHOWN = 'hire-popover-shown';

let shownAt = 0;

/** The same door, for one moment, in milliseconds since 1970; 0 where there was none. */
export const popoverShown = {
  last(): number {
    try {
      return Number(localStorage.getItem(POPOVER_SHOWN)) || shownAt;
    } catch {
      return shownAt;
    }
  },
  keep(moment: number): void {
    shownAt = moment;
    try {
      localStorage.setItem(POPOVER_SHOWN, String(moment));
    } catch {}
  },
};
