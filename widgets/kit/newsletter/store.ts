import { createStore, type StoreApi } from 'zustand/vanilla';
import { type FormData, newsletterForm } from '../../../supabase/functions/_shared/contract.ts';
import { createOpenable, type OpenableState } from '../dialog/openable.ts';
import { createForm } from '../form/form.ts';
import { createNotice } from '../form/form-notices.ts';
import { isSending } from '../form/form-request.ts';
import type { FormDeps, FormState } from '../form/form-state.ts';
import type { Notice } from '../notices/notices.ts';
import type { NewsletterMessages } from './content.ts';

type Answers = FormData<typeof newsletterForm>;

export interface NewsletterState<W extends NewsletterMessages = NewsletterMessages>
  extends FormState<Answers>,
    Omit<OpenableState, 'open'> {
  messages: W;
  /** Opens with known answers filled in, for the visitor to confirm. */
  open(known?: Partial<Answers>): void;
}

/** Creates the store of a newsletter form that opens and closes. */
export function createNewsletterStore<W extends NewsletterMessages>(
  deps: FormDeps,
  messages: W,
): StoreApi<NewsletterState<W>> {
  return createStore<NewsletterState<W>>()((set, get, store) => {
    const openable = createOpenable<NewsletterState<W>>({
      store,
      emit: deps.emit,
    });
    const { state } = createForm<Answers, NewsletterState<W>>({
      ...deps,
      store,
      form: newsletterForm,
      required: () => ['email'],
      toBody: ({ email, curiosity }) => ({ email: email.trim(), curiosity }),
      reopen: () => (get().isOpen ? undefined : () => get().open()),
      // A visitor who closed the form during the request gets a notice, and a new form next time.
      onSettled: (isSent) => {
        if (!isSent || get().isOpen) return;
        get().reset();
        deps.notify(createSubscribedNotice(get().messages));
      },
    });
    return {
      ...state,
      ...openable,
      messages,
      open: (known) => {
        openable.open();
        if (known && get().isOpen) get().fill(known);
      },
      // What was entered stays for the next time, and is cleared once it was sent.
      close: () => {
        const { isOpen, answers, progress } = get();
        if (!isOpen) return;
        openable.close();
        if (get().isOpen || isSending(get())) return;
        get().reset();
        if (progress !== 'sent') set({ answers } as Partial<NewsletterState<W>>);
      },
    };
  });
}

/** The notice for a visitor who no longer sees the confirmation in the form. */
export const createSubscribedNotice = (messages: NewsletterMessages): Notice =>
  createNotice(messages, messages.notices.subscribed, 'success');
