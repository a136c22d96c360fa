import type { StoreApi } from 'zustand/vanilla';
import { hasUnsentAnswers } from '../kit/form/form-answers.ts';
import { createNotice } from '../kit/form/form-notices.ts';
import { isSending } from '../kit/form/form-request.ts';
import type { FormDeps } from '../kit/form/form-state.ts';
import {
  createNewsletterStore,
  createSubscribedNotice,
  type NewsletterState,
} from '../kit/newsletter/store.ts';
import { messages } from './content.ts';

export interface NewsletterPanelState extends NewsletterState<typeof messages> {
  /** Nothing else on the page opens the panel, so it has a button in its place. */
  hasOwnButton: boolean;
  /** Whether the address was entered before the panel opened. */
  isOneMoreStep: boolean;
}

/** How long the confirmation is shown before the panel closes. */
const CLOSE_DELAY_MS = 3_000;

/** Creates a store that closes the panel after a success, and then shows a notice on the page. */
export function createNewsletterPanelStore(
  deps: FormDeps,
  hasOwnButton = false,
): StoreApi<NewsletterPanelState> {
  const store = createNewsletterStore(deps, messages) as StoreApi<NewsletterPanelState>;
  const { fill } = store.getState();
  store.setState({
    hasOwnButton,
    isOneMoreStep: false,
    fill: (known) => {
      fill(known);
      store.setState({ isOneMoreStep: Boolean(known.email) });
    },
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  store.subscribe((now, before) => {
    if (!before.isOpen || now.isOpen) return;
    store.setState({ isOneMoreStep: false });
    if (now.answers.email && hasUnsentAnswers(now) && !isSending(now))
      deps.notify(createNotice(now.messages, now.messages.notSubscribed, 'success'));
  });
  store.subscribe((now, before) => {
    if (showsSuccess(now) === showsSuccess(before)) return;
    clearTimeout(timer);
    if (showsSuccess(now)) timer = setTimeout(now.close, CLOSE_DELAY_MS);
    else if (!now.isOpen) deps.notify(createSubscribedNotice(now.messages));
  });
  return store;
}

const showsSuccess = ({ isOpen, progress }: NewsletterState): boolean =>
  isOpen && progress === 'sent';
