import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FormData, newsletterForm } from '../../../supabase/functions/_shared/contract.ts';
import { isEmailAddress } from '../../../supabase/functions/_shared/email-address.ts';
import type { Notice } from '../notices.ts';
import type { Notify } from '../notify.ts';
import { createOpenable, type OpenableState } from '../openable.ts';
import type { Submit } from '../submit.ts';
import type { Emit } from '../widget.ts';
import { notices } from './content.ts';

/** By name only: with the contract itself every form would come along. A unit test compares the two. */
export const form = { type: 'Newsletter Subscription' } as typeof newsletterForm;

export type Answers = FormData<typeof newsletterForm>;

export interface NewsletterState extends Omit<OpenableState, 'open'> {
  answers: Answers;
  progress: 'editing' | 'sending' | 'failed' | 'sent';
  /** The form was submitted with an e-mail at fault. */
  wasRefused: boolean;
  /** With what is known of the visitor, for them to confirm. */
  open(known?: Partial<Answers>): void;
  toggle(): void;
  answer(field: keyof Answers, value: string): void;
  /** Several answers at once, from the host. */
  fill(answers: Partial<Answers>): void;
  /** The visitor is about to submit: what sending needs may be fetched. */
  prepare(): void;
  /** Sends the answers, once at a time. Resolves when there is an answer. */
  submit(): Promise<void>;
  reset(): void;
}

/** What the form needs of the world. */
export interface NewsletterDeps {
  submit: Submit;
  prepare(): void;
  emit: Emit;
  notify: Notify;
}

/** A newsletter form that opens and closes: the popup and the panel. */
export function createNewsletterStore(deps: NewsletterDeps): StoreApi<NewsletterState> {
  return createStore<NewsletterState>()((set, get, store) => {
    const openable = createOpenable<NewsletterState>({
      store,
      emit: deps.emit,
      closed: () => ({}),
    });
    let dismiss = () => {};
    let attempt = 0;
    const say = (notice: Notice) => {
      dismiss();
      dismiss = deps.notify(notice);
    };
    const refuse = (fault: 'missing' | 'malformed') => {
      set({ wasRefused: true });
      say(notices[fault]);
      deps.emit('hire-invalid', { fields: ['email'] });
    };
    /** Whoever closed the form while it was on its way hears of the end on the page. */
    const settle = (isSent: boolean) => {
      set({ progress: isSent ? 'sent' : 'failed' });
      if (!isSent) say(notices.failure);
      deps.emit(isSent ? 'hire-success' : 'hire-error');
      if (!isSent || get().isOpen) return;
      get().reset();
      deps.notify(notices.subscribed);
    };
    return {
      ...openable,
      ...blank,
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
      toggle: () => (get().isOpen ? get().close() : get().open()),
      answer: (field, value) => get().fill({ [field]: value }),
      fill: (given) => {
        const fields = fieldsIn(given);
        if (get().progress === 'sent') return;
        set({ answers: { ...get().answers, ...fields } });
        deps.emit('hire-answer', { fields: Object.keys(fields) });
        if (!get().wasRefused || faultIn(get().answers)) return;
        set({ wasRefused: false });
        dismiss();
      },
      prepare: deps.prepare,
      submit: async () => {
        const { answers, progress } = get();
        if (progress === 'sending' || progress === 'sent') return;
        const fault = faultIn(answers);
        if (fault) return refuse(fault);
        if (!deps.emit('hire-submit', undefined, { cancelable: true })) return;
        dismiss();
        set({ progress: 'sending', wasRefused: false });
        attempt += 1;
        const mine = attempt;
        const isSent = await deps.submit(form, trimmed(answers));
        if (mine === attempt) settle(isSent);
      },
      reset: () => {
        attempt += 1;
        dismiss();
        set(blank);
      },
    };
  });
}

/** What is amiss with the e-mail. */
export function faultIn({ email }: Answers): 'missing' | 'malformed' | undefined {
  if (email.trim() === '') return 'missing';
  return isEmailAddress(email.trim()) ? undefined : 'malformed';
}

const blank = {
  answers: { email: '', curiosity: '' },
  progress: 'editing',
  wasRefused: false,
} as const;

const trimmed = ({ email, curiosity }: Answers): Answers => ({ email: email.trim(), curiosity });

/** What a host gave, as far as the form has such a field and the value is text. */
const fieldsIn = (given: Partial<Answers>): Partial<Answers> =>
  Object.fromEntries(
    Object.keys(blank.answers).flatMap((field) => {
      const value = given[field as keyof Answers];
      return typeof value === 'string' ? [[field, value]] : [];
    }),
  );
