/** The one door to storage, which a browser may close: then nothing is remembered, and all works. */
export const memory = {
  has(key: string): boolean {
    try {
      return sessionStorage.getItem(key) !== null;
    } catch {
      return false;
    }
  },
  /** Remembered until the tab is closed. */
  keep(key: string): void {
    try {
      sessionStorage.setItem(key, 'true');
    } catch {}
  },
};
