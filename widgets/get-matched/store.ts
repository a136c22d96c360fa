import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type FormData,
  getMatchedForm,
  type Role,
  skillsByRole,
} from '../../supabase/functions/_shared/contract.ts';
import { createForm, type FormDeps, type FormState } from '../kit/form/form.ts';
import { toggleItem } from '../kit/form/form-answers.ts';
import { isLocked } from '../kit/form/form-progress.ts';
import { type messages, steps } from './content.ts';

export type Answers = FormData<typeof getMatchedForm>;

const LAST_STEP = steps.length;

export interface GetMatchedState extends FormState<Answers> {
  messages: typeof messages;
  /** From 1. */
  step: number;
  /** The text typed on step 6. It is not sent: `addExtraSkills` turns its lines into skills. */
  extraSkills: string;
  /** The skills that the visitor added to the role's own. */
  addedSkills: readonly string[];
  /** Whether the answers were received, perhaps without an email address or a phone number. */
  isReceived: boolean;
  /** Whether step and answers are from before a reload. */
  isResumed?: boolean;
  /** Sends the answers again, with an email address or a phone number. */
  sendContact(contact: string): Promise<void>;
  toggleSkill(skill: string): void;
  typeExtraSkills(text: string): void;
  /** Returns how many skills were added. */
  addExtraSkills(): number;
  next(): void;
  back(): void;
  goTo(step: number): void;
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

const initialState = { step: 1, extraSkills: '', addedSkills: [], isReceived: false };

export const REQUIRED = ['name', 'email'] as const;

export function createGetMatchedStore(deps: GetMatchedDeps): StoreApi<GetMatchedState> {
  return createStore<GetMatchedState>()((set, get, store) => ({
    ...createForm<Answers, GetMatchedState>({
      ...deps,
      notify: (notice) => {
        const { messages, answers } = get();
        const isPromise = notice.tone === 'success' && !getContact(answers);
        return deps.notify(isPromise ? { ...notice, text: messages.unreachable } : notice);
      },
      onSettled: (isSent) => isSent && set({ isReceived: true }),
      store,
      form: getMatchedForm,
      knownAnswers: {
        role: deps.role ?? '',
        hiringFor: (deps.hiringFor ?? '').slice(0, getMatchedForm.fields.hiringFor.max),
      },
      required: () => (deps.isGuarded() ? REQUIRED : []),
      initialState,
      derive: (before, given) => ({ skills: keepSkills(before, given.role ?? before.role) }),
    }).state,
    ...initialState,
    messages: deps.messages,
    sendContact: async (contact) => {
      if (isLocked(get()) && getContact(get().answers)) return;
      const field = contact.includes('@') ? 'email' : 'phone';
      const answers = { ...get().answers, email: '', phone: '', [field]: contact.trim() };
      set({ answers, progress: 'editing' });
      await get().submit();
    },
    toggleSkill: (skill) => get().answer('skills', toggleItem(get().answers.skills, skill)),
    typeExtraSkills: (extraSkills) => set({ extraSkills }),
    addExtraSkills: () => {
      const { extraSkills, answers, addedSkills } = get();
      const offered = getOfferedSkills(get());
      const typed = parseSkills(extraSkills).map((text) => offered.find(isSameSkill(text)) ?? text);
      const fresh = typed.filter(
        (skill, index) =>
          !answers.skills.some(isSameSkill(skill)) && typed.findIndex(isSameSkill(skill)) === index,
      );
      get().answer('skills', [...answers.skills, ...fresh].slice(0, limits.items));
      const added = fresh.filter((skill) => !offered.includes(skill));
      set({ extraSkills: '', addedSkills: [...addedSkills, ...added] });
      return fresh.length;
    },
    next: () => get().goTo(get().step + 1),
    back: () => get().goTo(get().step - 1),
    goTo: (step) => {
      if (!isStep(step) || isLocked(get())) return;
      set({ step });
      deps.emit('hire-step', { step, of: LAST_STEP });
    },
  }));
}

/** How the visitor can be reached; empty if that is not known. */
export const getContact = ({ email, phone }: Answers): string => email.trim() || phone.trim();

/** The skills to choose from: the role's, then those that the visitor added. */
export const getOfferedSkills = ({
  answers,
  addedSkills,
}: Pick<GetMatchedState, 'answers' | 'addedSkills'>): string[] => [
  ...new Set([...getRoleSkills(answers.role), ...addedSkills]),
];

const isStep = (step: number): boolean => Number.isInteger(step) && step >= 1 && step <= LAST_STEP;

const getRoleSkills = (role: string): readonly string[] => skillsByRole[role as Role] ?? [];

/** Drops the skills that the old role offers and the new one does not. Added skills stay. */
const keepSkills = ({ role, skills }: Answers, newRole: string): string[] =>
  skills.filter(
    (skill) => getRoleSkills(newRole).includes(skill) || !getRoleSkills(role).includes(skill),
  );

const limits = getMatchedForm.fields.skills;

/** One skill for each line, or between commas. */
const parseSkills = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n,]/)
      .map((line) => line.trim().slice(0, limits.max))
      .filter(Boolean),
  ),
];

const isSameSkill = (one: string) => (other: string) => other.toLowerCase() === one.toLowerCase();
