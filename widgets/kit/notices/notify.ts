import type { Notice } from './notices.ts';

/** Shows a notice in the language of the element `from`. Returns a function that dismisses it. */
export type Notify = (notice: Notice, from?: Element) => () => void;

const loadRegion = () => import('./notice-region.ts');

/** Fetches the notice region ahead of time, so that it is there when the network fails. */
export const prepareNotices = (): void => void loadRegion().catch(() => {});

/** Shows a notice in the page's notice region, which is created on first use. */
export const notify: Notify = (notice, from) => {
  loadRegion()
    .then(({ showNotice }) => showNotice(notice, from))
    .catch(() => console.warn('hire: the notice region could not be loaded'));
  return () =>
    void loadRegion().then(
      ({ dismissNotice }) => dismissNotice(notice),
      () => {},
    );
};
