import type { Notice } from './notices.ts';

/** Shows a notice, in the language of the element that it comes from; answers how to take it back. */
export type Notify = (notice: Notice, from?: Element) => () => void;

const loadRegion = () => import('./notice-region.ts');

/** Fetches the region ahead of time, so that it can say when there is no network. */
export const prepareNotices = (): void => void loadRegion().catch(() => {});

/** Shows a notice in the page's one notice region, which is fetched and made on first use. */
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
