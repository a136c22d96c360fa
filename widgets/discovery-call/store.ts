import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  discoveryCallForm,
  type FormData,
  talentTypes,
  urgencies,
} from '../../supabase/functions/_shared/contract.ts';
import { isEmailAddress } from '../../supabase/functions/_shared/email-address.ts';
import type { Notice } from '../kit/notices.ts';
import type { Notify } from '../kit/notify.ts';
import { createOpenable, type OpenableState } from '../kit/openable.ts';
import type { Submit } from '../kit/submit.ts';
import type { Emit } from '../kit/widget.ts';
import { type ViewName, words } from './content.ts';

export type Answers = FormData<typeof discoveryCallForm>;
export type RequiredField = 'name' | 'email' | 'company';
export type Fault = 'missing' | 'malformed';

/** How long the confirmation stands before the calendar comes, in milliseconds. */
export const THANKS_FOR = 2_000;

const STEPS = 2;

export interface DiscoveryCallState extends OpenableState {
  view: ViewName;
  answers: Answers;
  progress: 'editing' | 'sending' | 'failed' | 'sent';
  /** The fields at fault when the visitor last went on, less those mended since. */
  refused: readonly RequiredField[];
  /** Counts how often the visitor was not let on: each time is an occasion for the focus. */
  refusals: number;
  isBooked: boolean;
  answer(field: keyof Answers, value: string): void;
  /** Several answers at once, from the host. */
  fill(answers: Partial<Answers>): void;
  next(): void;
  back(): void;
  /** The visitor has begun: what sending needs may be fetched. */
  prepare(): void;
  /** Sends the request, once at a time. Resolves when there is an answer. */
  submit(): Promise<void>;
  /** The booking page said that a call was booked. */
  book(): void;
  /** Back to the first view, with empty fields. */
  reset(): void;
}

/** What the dialog needs of the world. */
export interface DiscoveryCallDeps {
  submit: Submit;
  prepare(): void;
  emit: Emit;
  notify: Notify;
}

export function createDiscoveryCallStore(deps: DiscoveryCallDeps): StoreApi<DiscoveryCallState> {
  return createStore<DiscoveryCallState>()((set, get, store) => {
    let attempt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let takeBack = () => {};

    const tell = (notice?: Notice) => {
      takeBack();
      takeBack = notice ? deps.notify(notice) : () => {};
    };
    /** A dialog that was closed meanwhile stays as it is; a failure is told all the same. */
    const forget = () => {
      attempt += 1;
      clearTimeout(timer);
      tell();
    };
    const change = (given: Partial<Answers>) => {
      if (get().progress === 'sent') return;
      const answers = { ...get().answers, ...given };
      const faults = faultsIn(answers);
      const refused = get().refused.filter((field) => faults[field]);
      if (refused.length === 0 && get().refused.length > 0) tell();
      set({ answers, refused });
      deps.emit('hire-answer', { fields: Object.keys(given) });
    };
    const show = (view: 'details' | 'needs') => {
      set({ view });
      deps.emit('hire-step', { step: view === 'needs' ? STEPS : 1, of: STEPS });
    };
    const isRefused = (): boolean => {
      const faults = faultsIn(get().answers);
      const refused = Object.keys(faults) as RequiredField[];
      if (refused.length === 0) return false;
      set({ view: 'details', refused, refusals: get().refusals + 1 });
      tell(Object.values(faults).includes('missing') ? words.missing : words.malformed);
      deps.emit('hire-invalid', { fields: refused });
      return true;
    };
    const openable = createOpenable<DiscoveryCallState>({
      store,
      emit: deps.emit,
      closed: () => blank,
    });

    return {
      ...openable,
      ...blank,
      close: () => {
        openable.close();
        if (!get().isOpen) forget();
      },
      answer: (field, value) => change({ [field]: value }),
      fill: (given) => change(answersIn(given)),
      next: () => {
        if (!isFilling(get()) || get().view !== 'details' || isRefused()) return;
        tell();
        show('needs');
      },
      back: () => {
        if (isFilling(get()) && get().view === 'needs') show('details');
      },
      prepare: deps.prepare,
      submit: async () => {
        if (!isFilling(get()) || isRefused()) return;
        if (!deps.emit('hire-submit', undefined, { cancelable: true })) return;
        tell();
        set({ view: 'needs', progress: 'sending' });
        attempt += 1;
        const mine = attempt;
        const { answers } = get();
        const isSent = await deps.submit(discoveryCallForm, answers);
        const isCurrent = mine === attempt;
        if (isSent && isCurrent) {
          set({ view: 'thanks', progress: 'sent', answers });
          timer = setTimeout(() => set({ view: 'schedule' }), THANKS_FOR);
        }
        if (!isSent) {
          if (isCurrent) set({ progress: 'failed' });
          tell(words.failure);
        }
        deps.emit(isSent ? 'hire-success' : 'hire-error');
      },
      book: () => {
        if (get().view !== 'schedule' || get().isBooked) return;
        set({ isBooked: true });
        deps.emit('hire-booking-scheduled');
      },
      reset: () => {
        forget();
        set(blank);
      },
    };
  });
}

type Faults = Partial<Record<RequiredField, Fault>>;

/** What is amiss, by field, in the order of the form. */
export function faultsIn({ name, email, company }: Answers): Faults {
  return {
    ...(isBlank(name) && { name: 'missing' }),
    ...(isBlank(email) && { email: 'missing' }),
    ...(!isBlank(email) && !isEmailAddress(email.trim()) && { email: 'malformed' }),
    ...(isBlank(company) && { company: 'missing' }),
  };
}

const blank = {
  view: 'details',
  answers: { name: '', email: '', company: '', talentType: '', urgency: '', notes: '' },
  progress: 'editing',
  refused: [],
  refusals: 0,
  isBooked: false,
} as const satisfies Partial<DiscoveryCallState>;

/** The only answers these fields have: nothing is sent that the visitor cannot see in the form. */
const offered: Partial<Record<string, readonly string[]>> = {
  talentType: ['', ...talentTypes],
  urgency: ['', ...urgencies],
};

/** What a host gave, as far as the form has such a field and offers such an answer. */
const answersIn = (given: Partial<Answers>): Partial<Answers> =>
  Object.fromEntries(
    Object.keys(blank.answers).flatMap((field) => {
      const value: unknown = given[field as keyof Answers];
      const isOffered = typeof value === 'string' && (offered[field]?.includes(value) ?? true);
      return isOffered ? [[field, value]] : [];
    }),
  );

const isBlank = (text: string): boolean => text.trim() === '';

/** Only then can a view be left, or anything be sent. */
const isFilling = ({ isOpen, progress }: DiscoveryCallState): boolean =>
  isOpen && (progress === 'editing' || progress === 'failed');
