import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  discoveryCallForm,
  type FormData,
  talentTypes,
  urgencies,
} from '../../supabase/functions/_shared/contract.ts';
import { createOpenable, type OpenableState } from '../kit/dialog/openable.ts';
import { createForm, type FormDeps, type FormState, isClosed } from '../kit/form/form.ts';
import { type ViewName, words } from './content.ts';

export type Answers = FormData<typeof discoveryCallForm>;

/** How long the confirmation stands before the calendar comes, in milliseconds. */
export const THANKS_FOR = 2_000;

const STEPS = 2;

export interface DiscoveryCallState extends FormState<Answers>, OpenableState {
  words: typeof words;
  view: ViewName;
  isBooked: boolean;
  next(): void;
  back(): void;
  /** The booking page said that a call was booked. */
  book(): void;
}

export const REQUIRED = ['name', 'email', 'company'] as const;

export function createDiscoveryCallStore(deps: FormDeps): StoreApi<DiscoveryCallState> {
  return createStore<DiscoveryCallState>()((set, get, store) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const { state, start, ...form } = createForm<Answers, DiscoveryCallState>({
      ...deps,
      store,
      form: discoveryCallForm,
      blank,
      required: () => REQUIRED,
      offered: { talentType: talentTypes, urgency: urgencies },
      isHeardLate: true,
      onSettled: (isSent) => {
        if (!isSent) return;
        set({ view: 'thanks' });
        timer = setTimeout(() => set({ view: 'schedule' }), THANKS_FOR);
      },
    });
    const openable = createOpenable<DiscoveryCallState>({
      store,
      emit: deps.emit,
      closed: () => ({ ...start, ...first }),
    });
    const show = (view: 'details' | 'needs') => {
      set({ view });
      deps.emit('hire-step', { step: view === 'needs' ? STEPS : 1, of: STEPS });
    };
    /** What is missing is asked in the first view. */
    const mayGoOn = () => {
      if (!isFilling(get())) return false;
      const isComplete = form.isComplete();
      if (!isComplete) set({ view: 'details' });
      return isComplete;
    };
    const forget = () => {
      clearTimeout(timer);
      form.abandon();
    };

    return {
      ...state,
      ...openable,
      ...first,
      words,
      close: () => {
        openable.close();
        if (!get().isOpen) forget();
      },
      next: () => {
        if (get().view !== 'details' || !mayGoOn()) return;
        form.tell();
        show('needs');
      },
      back: () => {
        if (isFilling(get()) && get().view === 'needs') show('details');
      },
      submit: async () => {
        if (!mayGoOn()) return;
        set({ view: 'needs' });
        await state.submit();
      },
      book: () => {
        if (get().view !== 'schedule' || get().isBooked) return;
        set({ isBooked: true });
        deps.emit('hire-booking-scheduled');
      },
      reset: () => {
        forget();
        set({ ...start, ...first });
      },
    };
  });
}

const first = { view: 'details', isBooked: false } as const;

const blank: Answers = {
  name: '',
  email: '',
  company: '',
  talentType: '',
  urgency: '',
  notes: '',
};

/** Only then can a view be left, or anything be sent. */
const isFilling = (state: DiscoveryCallState): boolean => state.isOpen && !isClosed(state);
