import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  discoveryCallForm,
  type FormData,
  talentTypes,
  urgencies,
} from '../../supabase/functions/_shared/contract.ts';
import { createOpenable, type OpenableState } from '../kit/dialog/openable.ts';
import { type CreatedForm, createForm } from '../kit/form/form.ts';
import { createNotice } from '../kit/form/form-notices.ts';
import { isLocked, isSending } from '../kit/form/form-request.ts';
import type { FormDeps, FormState } from '../kit/form/form-state.ts';
import { createStartOver } from '../kit/form/start-over.ts';
import { messages, type ViewName } from './content.ts';

type Answers = FormData<typeof discoveryCallForm>;

/** How long the confirmation is shown before the calendar. */
const THANKS_DURATION_MS = 2_000;

const STEPS = 2;

export interface DiscoveryCallState extends FormState<Answers>, OpenableState {
  messages: typeof messages;
  view: ViewName;
  isBooked: boolean;
  next(): void;
  back(): void;
  /** Records that the visitor booked a call in the calendar. */
  confirmBooking(): void;
}

const REQUIRED = ['name', 'email', 'company'] as const;

export function createDiscoveryCallStore(deps: FormDeps): StoreApi<DiscoveryCallState> {
  return createStore<DiscoveryCallState>()((set, get, store) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const { state, ...form } = createForm<Answers, DiscoveryCallState>({
      ...deps,
      store,
      form: discoveryCallForm,
      required: () => REQUIRED,
      allowedValues: { talentType: talentTypes, urgency: urgencies },
      reopen: () => (get().isOpen ? undefined : get().open),
      // A visitor who closed the dialog during the request gets a notice, and a new form next time.
      onSettled: (isSent) => {
        if (!isSent) return;
        if (!get().isOpen) {
          get().reset();
          const { messages } = get();
          deps.notify(createNotice(messages, messages.notices.received, 'success'));
          return;
        }
        set({ view: 'thanks' });
        timer = setTimeout(() => set({ view: 'schedule' }), THANKS_DURATION_MS);
      },
    });
    const openable = createOpenable<DiscoveryCallState>({
      store,
      emit: deps.emit,
    });
    const { validate, next, back } = createSteps(store, form, deps);
    const clear = createStartOver(store, deps, openable.open);

    return {
      ...state,
      ...openable,
      ...initialView,
      messages,
      // Answers that are being sent are kept, because the request may fail.
      close: () => {
        if (!get().isOpen) return;
        openable.close();
        if (!get().isOpen && !isSending(get())) clear(byPointer);
      },
      next,
      back,
      submit: async () => {
        if (!validate()) return;
        set({ view: 'needs' });
        await state.submit();
      },
      confirmBooking: () => {
        if (get().view !== 'schedule' || get().isBooked) return;
        set({ isBooked: true });
        deps.emit('hire-booking-scheduled');
      },
      reset: () => {
        clearTimeout(timer);
        state.reset();
        set(initialView);
      },
    };
  });
}

/** Creates the functions that go from one view of the form to the other. */
function createSteps(
  { getState: get, setState: set }: Pick<StoreApi<DiscoveryCallState>, 'getState' | 'setState'>,
  form: Pick<CreatedForm<Answers>, 'validate' | 'showNotice'>,
  { emit }: Pick<FormDeps, 'emit'>,
) {
  const show = (view: 'details' | 'needs') => {
    set({ view });
    emit('hire-step', { step: view === 'needs' ? STEPS : 1, of: STEPS });
  };
  /** Returns whether the required fields are valid. If not, shows the view that asks for them. */
  const validate = () => {
    if (!isEditable(get())) return false;
    const isValid = form.validate();
    if (!isValid) set({ view: 'details' });
    return isValid;
  };
  const next = () => {
    if (get().view !== 'details' || !validate()) return;
    form.showNotice();
    show('needs');
  };
  const back = () => {
    if (isEditable(get()) && get().view === 'needs') show('details');
  };
  return { validate, next, back };
}

/** Closing returns the focus to what opened the dialog, and the notice leaves it there. */
const byPointer = { detail: 1 };

const initialView = { view: 'details', isBooked: false } as const;

const isEditable = (state: DiscoveryCallState): boolean => state.isOpen && !isLocked(state);
