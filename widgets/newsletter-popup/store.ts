import type { StoreApi } from 'zustand/vanilla';
import type { FormDeps } from '../kit/form/form-state.ts';
import { createNewsletterStore, type NewsletterState } from '../kit/newsletter/store.ts';
import { messages } from './content.ts';

export interface NewsletterPopupState extends NewsletterState<typeof messages> {
  /** Opens the popup, unless it was already shown in this session. */
  prompt(): void;
}

/** The dependencies of the popup. */
export interface NewsletterPopupDeps extends FormDeps {
  wasSeen(): boolean | undefined;
  /** Called whenever the popup has opened. */
  saveSeen(): void;
}

export function createNewsletterPopupStore(
  deps: NewsletterPopupDeps,
): StoreApi<NewsletterPopupState> {
  const store = createNewsletterStore(deps, messages) as StoreApi<NewsletterPopupState>;
  store.subscribe((now, before) => {
    if (now.isOpen && !before.isOpen) deps.saveSeen();
  });
  const prompt = () => {
    if (!deps.wasSeen()) store.getState().open();
  };
  store.setState({ prompt });
  return store;
}
