import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  companySizes,
  engagements,
  type FormData,
  getMatchedForm,
  managements,
  projectTypes,
  type Role,
  roles,
  skillsByRole,
  startDates,
} from '../../supabase/functions/_shared/contract.ts';
import { isEmailAddress } from '../../supabase/functions/_shared/email-address.ts';
import { cutText } from '../kit/form/cut-text.ts';
import { createForm, type FormDeps, type FormState } from '../kit/form/form.ts';
import { toggleItem } from '../kit/form/form-answers.ts';
import { isLocked } from '../kit/form/form-progress.ts';
import { splitList } from '../kit/form/split-list.ts';
import { createStartOver } from '../kit/form/start-over.ts';
import { type messages, type Step, steps } from './content.ts';

export type Answers = FormData<typeof getMatchedForm>;

const LAST_STEP = steps.length;

/** A phone number has more. */
const FEWEST_DIGITS = 5;

export interface GetMatchedState extends FormState<Answers> {
  messages: typeof messages;
  /** From 1. */
  step: number;
  /** The text typed on step 6. Its lines become skills when they are added, or the step is left. */
  extraSkills: string;
  /** The skills that the visitor added to the role's own. */
  addedSkills: readonly string[];
  /** The step that Next leads back to, after "Change". */
  returnTo?: number | undefined;
  /** The skills that were chosen for a role, by the role, for a visitor who comes back to it. */
  formerSkills: Readonly<Record<string, readonly string[]>>;
  /** What became of the text of step 6, until the next step is left. */
  skillsNote?: SkillsNote | undefined;
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
  toggleSkill(skill: string): void;
  typeExtraSkills(text: string): void;
  addExtraSkills(): void;
  next(): void;
  /** Goes on without an answer to this step. */
  skip(): void;
  back(): void;
  goTo(step: number): void;
  /** Goes to a step to change its answer, and then back. */
  change(step: number): void;
  /** Whether a name and an email address are required. */
  isGuarded(): boolean;
}

/** How many skills were added, did not fit into the list, and were shortened. */
type SkillsNote = Readonly<Record<'added' | 'leftOut' | 'shortened', number>>;

export interface GetMatchedDeps extends FormDeps {
  /** Whether a name and an email address are required; by default nothing is. */
  isGuarded(): boolean;
  /** The answer to step 1 that the host already knows. */
  role: Role | undefined;
  /** What the visitor is hiring for, if the page that led here knows. */
  hiringFor?: string;
  messages: typeof messages;
}

const initialState = {
  step: 1,
  extraSkills: '',
  addedSkills: [],
  skillsNote: undefined,
  returnTo: undefined,
  formerSkills: {},
};

const REQUIRED = ['name', 'email'] as const;

export function createGetMatchedStore(deps: GetMatchedDeps): StoreApi<GetMatchedState> {
  return createStore<GetMatchedState>()((set, get, store) => ({
    ...createForm<Answers, GetMatchedState>({
      ...deps,
      notify: (notice) => {
        // Nobody can be in touch with a visitor who gave no address. The confirmation asks for one.
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
      allowedValues: {
        role: roles,
        engagement: engagements,
        management: managements,
        projectType: projectTypes,
        companySize: companySizes,
        startDate: startDates,
      },
      initialState,
      derive: (before, { role = before.role }) => {
        const { formerSkills } = get();
        if (role === before.role) return {};
        set({ formerSkills: { ...formerSkills, [before.role]: before.skills } });
        return { skills: skillsFor(role, before, formerSkills[role]) };
      },
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
      deps.emit('hire-step', { step, of: LAST_STEP });
    },
    change: (step) => {
      const { returnTo, step: from } = get();
      get().goTo(step);
      set({ returnTo: returnTo ?? from });
    },
  }));
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

/** Creates the functions that change the list of skills. */
const createSkills = ({
  getState: get,
  setState: set,
}: Pick<StoreApi<GetMatchedState>, 'getState' | 'setState'>) => ({
  toggleSkill: (skill: string) => get().answer('skills', toggleItem(get().answers.skills, skill)),
  typeExtraSkills: (extraSkills: string) => set({ extraSkills, skillsNote: undefined }),
  addExtraSkills: () => {
    const { extraSkills, answers, addedSkills } = get();
    const offered = getOfferedSkills(get());
    const lines = splitList(extraSkills);
    const typed = lines.map((line) => cutText(line, limits.max));
    const named = typed.map((text) => offered.find(isSameSkill(text)) ?? text);
    const fresh = named.filter(
      (skill, index) =>
        !answers.skills.some(isSameSkill(skill)) && named.findIndex(isSameSkill(skill)) === index,
    );
    const added = fresh.slice(0, limits.items - answers.skills.length);
    get().answer('skills', [...answers.skills, ...added]);
    set({
      extraSkills: '',
      addedSkills: [...addedSkills, ...added.filter((skill) => !offered.includes(skill))],
      skillsNote: {
        added: added.length,
        leftOut: fresh.length - added.length,
        shortened: lines.filter(({ length }) => length > limits.max).length,
      },
    });
  },
});

/** How the visitor can be reached; empty if that is not known. Texts that cannot be right do not count. */
export function getContact({ email, phone }: Pick<Answers, 'email' | 'phone'>): string {
  if (isEmailAddress(email.trim())) return email.trim();
  return isPhoneNumber(phone) ? phone.trim() : '';
}

const isPhoneNumber = (phone: string): boolean =>
  phone.replace(/\P{Nd}/gu, '').length >= FEWEST_DIGITS;

/** The skills to choose from: the role's, then those that the visitor added. */
export const getOfferedSkills = ({
  answers,
  addedSkills,
}: Pick<GetMatchedState, 'answers' | 'addedSkills'>): string[] => [
  ...new Set([...getRoleSkills(answers.role), ...addedSkills]),
];

const stepAt = (step: number): Step => steps[step - 1] as Step;

const isStep = (step: number): boolean => Number.isInteger(step) && step >= 1 && step <= LAST_STEP;

const getRoleSkills = (role: string): readonly string[] => skillsByRole[role as Role] ?? [];

/**
 * Drops the skills that the old role offers and the new one does not. Added skills stay, and those that
 * were chosen for the new role before come back.
 */
function skillsFor(
  newRole: string,
  { role, skills }: Answers,
  former: readonly string[] = [],
): string[] {
  const offered = getRoleSkills(newRole);
  const kept = skills.filter(
    (skill) => offered.includes(skill) || !getRoleSkills(role).includes(skill),
  );
  const again = former.filter((skill) => offered.includes(skill));
  return [...new Set([...kept, ...again])].slice(0, limits.items);
}

const limits = getMatchedForm.fields.skills;

const isSameSkill = (one: string) => (other: string) => other.toLowerCase() === one.toLowerCase();
