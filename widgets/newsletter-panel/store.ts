import type { StoreApi } from 'zustand/vanilla';
import type { FormDeps } from '../kit/form/form.ts';
import {
  createNewsletterStore,
  type NewsletterState,
  subscribedNotice,
} from '../kit/newsletter/store.ts';
import { words } from './content.ts';

export type NewsletterPanelState = NewsletterState<typeof words>;

/** How long the success words stand, in milliseconds (spec.md section 4). */
const CLOSES_AFTER = 3_000;

/** The form, which closes after its success, and then says on the page what it said last. */
export function createNewsletterPanelStore(deps: FormDeps): StoreApi<NewsletterPanelState> {
  const store = createNewsletterStore(deps, words);
  let timer: ReturnType<typeof setTimeout> | undefined;
  store.subscribe((now, before) => {
    if (showsSuccess(now) === showsSuccess(before)) return;
    clearTimeout(timer);
    if (showsSuccess(now)) timer = setTimeout(now.close, CLOSES_AFTER);
    else if (!now.isOpen) deps.notify(subscribedNotice(now.words));
  });
  return store;
}

const showsSuccess = ({ isOpen, progress }: NewsletterState): boolean =>
  isOpen && progress === 'sent';
