import type { StoreApi } from 'zustand/vanilla';
import type { FormDeps } from '../kit/form/form.ts';
import { createNewsletterStore, type NewsletterState } from '../kit/newsletter/store.ts';
import { words } from './content.ts';

export interface NewsletterPopupState extends NewsletterState<typeof words> {
  /** Opens by itself: at most once a session, however often it is called. */
  offer(): void;
}

/** What the popup needs of the world. */
export interface NewsletterPopupDeps extends FormDeps {
  wasSeen(): boolean;
  /** Called whenever the popup has opened. */
  keepSeen(): void;
}

export function createNewsletterPopupStore(
  deps: NewsletterPopupDeps,
): StoreApi<NewsletterPopupState> {
  const store = createNewsletterStore(deps, words) as StoreApi<NewsletterPopupState>;
  store.subscribe((now, before) => {
    if (now.isOpen && !before.isOpen) deps.keepSeen();
  });
  const offer = () => {
    if (!deps.wasSeen()) store.getState().open();
  };
  store.setState({ offer });
  return store;
}
