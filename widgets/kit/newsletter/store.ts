import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FormData, newsletterForm } from '../../../supabase/functions/_shared/contract.ts';
import { createForm, type FormDeps, type FormState } from '../form.ts';
import { createOpenable, type OpenableState } from '../openable.ts';
import { notices } from './content.ts';

/** By name only: with the contract itself every form would come along. A unit test compares the two. */
export const form = { type: 'Newsletter Subscription' } as typeof newsletterForm;

export type Answers = FormData<typeof newsletterForm>;

export interface NewsletterState extends FormState<Answers>, Omit<OpenableState, 'open'> {
  /** With what is known of the visitor, for them to confirm. */
  open(known?: Partial<Answers>): void;
}

/** A newsletter form that opens and closes: the popup and the panel. */
export function createNewsletterStore(deps: FormDeps): StoreApi<NewsletterState> {
  return createStore<NewsletterState>()((_, get, store) => {
    const openable = createOpenable<NewsletterState>({
      store,
      emit: deps.emit,
      closed: () => ({}),
    });
    const { state } = createForm<Answers, NewsletterState>({
      ...deps,
      store,
      form,
      blank: { email: '', curiosity: '' },
      required: () => ['email'],
      notices,
      bodyOf: ({ email, curiosity }) => ({ email: email.trim(), curiosity }),
      /** Whoever closed the form while it was on its way hears of the end on the page. */
      onSettled: (isSent) => {
        if (!isSent || get().isOpen) return;
        get().reset();
        deps.notify(notices.subscribed);
      },
    });
    return {
      ...state,
      ...openable,
      open: (known) => {
        openable.open();
        if (known && get().isOpen) get().fill(known);
      },
      /** What is on its way is kept: it may fail, and nothing typed is lost. */
      close: () => {
        if (!get().isOpen) return;
        openable.close();
        if (!get().isOpen && get().progress !== 'sending') get().reset();
      },
    };
  });
}
