import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type FormData,
  getMatchedForm,
  type Role,
} from '../../supabase/functions/_shared/contract.ts';
import { isEmailAddress } from '../../supabase/functions/_shared/email-address.ts';
import { cutText } from '../kit/form/cut-text.ts';
import { createForm } from '../kit/form/form.ts';
import { isLocked } from '../kit/form/form-request.ts';
import type { FormDeps, FormState } from '../kit/form/form-state.ts';
import { createStartOver } from '../kit/form/start-over.ts';
import { choices, type messages, type Step, steps } from './content.ts';
import { changeRole, createSkills, initialSkills, type SkillsState } from './skills.ts';

export type Answers = FormData<typeof getMatchedForm>;

const LAST_STEP = steps.length;

/** A phone number has more. */
const FEWEST_DIGITS = 5;

export interface GetMatchedState extends FormState<Answers>, SkillsState {
  messages: typeof messages;
  /** From 1. */
  step: number;
  /** The step from which the visitor pressed "Change". Next leads back to it. */
  returnTo?: number | undefined;
  /** Whether step and answers are from before a reload. */
  isResumed?: boolean;
  /** Resumes an earlier visit in this tab: see kit/form/history-draft.ts. */
  resumeEarlier?: (() => void) | undefined;
  /** Sends the answers again, with another email address or phone number, in place of the first ones. */
  sendContact(contact: string): Promise<void>;
  /** Asks for another address, after a success. */
  correctContact(): void;
  /** Begins a new request after a success. The contact details stay. */
  sendAnother(): void;
  /** Clears the wizard. The visitor can take that back for a while. */
  startOver(press: { detail: number }): void;
  next(): void;
  /** Goes on without an answer to this step. */
  skip(): void;
  back(): void;
  goTo(step: number): void;
  /** Goes to a step whose answer is to be changed. Next then leads back. */
  change(step: number): void;
  /** Whether a name and an email address are required. */
  isGuarded(): boolean;
}

export interface GetMatchedDeps extends FormDeps {
  /** Whether a name and an email address are required; by default nothing is. */
  isGuarded(): boolean;
  /** The answer to step 1 that the host already knows. */
  role: Role | undefined;
  /** What the visitor is hiring for, if the page that led here knows. */
  hiringFor?: string;
  messages: typeof messages;
}

const initialState = { step: 1, returnTo: undefined, ...initialSkills };

const REQUIRED = ['name', 'email'] as const;

export function createGetMatchedStore(deps: GetMatchedDeps): StoreApi<GetMatchedState> {
  const store = createStore<GetMatchedState>()((set, get, store) => ({
    ...createForm<Answers, GetMatchedState>({
      ...deps,
      notify: (notice) => {
        // The notice promises a reply, but this visitor gave no address. The confirmation asks for one.
        const isUntrue = notice.tone === 'success' && !getContact(get().answers);
        return isUntrue ? () => {} : deps.notify(notice);
      },
      store,
      form: getMatchedForm,
      knownAnswers: {
        role: deps.role ?? '',
        hiringFor: cutText(deps.hiringFor ?? '', getMatchedForm.fields.hiringFor.max),
      },
      required: () => (deps.isGuarded() ? REQUIRED : []),
      allowedValues: choices,
      initialState,
      derive: (before, { role = before.role }) =>
        role === before.role ? {} : { skills: changeRole(store, role) },
    }).state,
    ...initialState,
    messages: deps.messages,
    isGuarded: deps.isGuarded,
    startOver: createStartOver(store, deps),
    ...createContact(store),
    ...createSkills(store),
    next: () => get().goTo(get().returnTo ?? get().step + 1),
    skip: () => {
      const { kind, field } = stepAt(get().step);
      if (kind === 'skills') set({ extraSkills: '' });
      if (kind !== 'contact') get().answer(field, kind === 'skills' ? [] : '');
      get().next();
    },
    back: () => get().goTo(get().step - 1),
    goTo: (step) => {
      if (!isStep(step) || isLocked(get())) return;
      const { extraSkills } = get();
      // First, because Back and Forward show a step that the history already has.
      set({ step, skillsNote: undefined, returnTo: undefined });
      if (extraSkills.trim()) get().addExtraSkills();
    },
    change: (step) => {
      const { returnTo, step: from } = get();
      get().goTo(step);
      set({ returnTo: returnTo ?? from });
    },
  }));
  // Start over, Undo and a draft that is resumed show another step as well.
  store.subscribe(({ step }, before) => {
    if (step !== before.step) deps.emit('hire-step', { step, of: LAST_STEP });
  });
  return store;
}

/** Creates the functions of the confirmation, which change how the visitor is reached. */
const createContact = ({
  getState: get,
  setState: set,
}: Pick<StoreApi<GetMatchedState>, 'getState' | 'setState'>) => ({
  sendContact: async (contact: string) => {
    if (isLocked(get()) && getContact(get().answers)) return;
    const field = contact.includes('@') ? 'email' : 'phone';
    const { email, phone } = get().answers;
    const others = {
      email: isEmailAddress(email.trim()) ? email : '',
      phone: isPhoneNumber(phone) ? phone : '',
    };
    const answers = { ...get().answers, ...others, [field]: contact.trim() };
    const isSame = answers.email === email && answers.phone === phone;
    // Unchanged after all: the team has it.
    if (isSame && get().progress === 'editing') return set({ progress: 'sent' });
    set({ answers, progress: 'editing' });
    await get().submit();
  },
  correctContact: () => {
    if (get().sentAt && isLocked(get())) set({ progress: 'editing' });
  },
  sendAnother: () => {
    const { name, email, company, phone } = get().answers;
    get().reset();
    get().fill({ name, email, company, phone });
  },
});

/** How the visitor can be reached; empty if that is not known. Texts that cannot be right do not count. */
export function getContact({ email, phone }: Pick<Answers, 'email' | 'phone'>): string {
  if (isEmailAddress(email.trim())) return email.trim();
  return isPhoneNumber(phone) ? phone.trim() : '';
}

const isPhoneNumber = (phone: string): boolean =>
  phone.replace(/\P{Nd}/gu, '').length >= FEWEST_DIGITS;

const stepAt = (step: number): Step => steps[step - 1] as Step;

const isStep = (step: number): boolean => Number.isInteger(step) && step >= 1 && step <= LAST_STEP;
