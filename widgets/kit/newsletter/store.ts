import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FormData, newsletterForm } from '../../../supabase/functions/_shared/contract.ts';
import { createOpenable, type OpenableState } from '../dialog/openable.ts';
import { createForm, type FormDeps, type FormState, noticeOf } from '../form/form.ts';
import type { Notice } from '../notices/notices.ts';
import type { NewsletterWords } from './content.ts';

/** By name only: with the contract itself every form would come along. A unit test compares the two. */
export const form = { type: 'Newsletter Subscription' } as typeof newsletterForm;

export type Answers = FormData<typeof newsletterForm>;

export interface NewsletterState<W extends NewsletterWords = NewsletterWords>
  extends FormState<Answers>,
    Omit<OpenableState, 'open'> {
  words: W;
  /** With what is known of the visitor, for them to confirm. */
  open(known?: Partial<Answers>): void;
}

/** A newsletter form that opens and closes: the popup and the panel. */
export function createNewsletterStore<W extends NewsletterWords>(
  deps: FormDeps,
  words: W,
): StoreApi<NewsletterState<W>> {
  return createStore<NewsletterState<W>>()((_, get, store) => {
    const openable = createOpenable<NewsletterState<W>>({
      store,
      emit: deps.emit,
      closed: () => ({}),
    });
    const { state } = createForm<Answers, NewsletterState<W>>({
      ...deps,
      store,
      form,
      blank: { email: '', curiosity: '' },
      required: () => ['email'],
      bodyOf: ({ email, curiosity }) => ({ email: email.trim(), curiosity }),
      /** Whoever closed the form while it was on its way hears of the end on the page. */
      onSettled: (isSent) => {
        if (!isSent || get().isOpen) return;
        get().reset();
        deps.notify(subscribedNotice(get().words));
      },
    });
    return {
      ...state,
      ...openable,
      words,
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

/** Told on the page, where the form no longer says it. */
export const subscribedNotice = (words: NewsletterWords): Notice =>
  noticeOf(words, words.notices.subscribed, 'success');
