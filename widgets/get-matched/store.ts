import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type FormData,
  getMatchedForm,
  type Role,
  skillsByRole,
} from '../../supabase/functions/_shared/contract.ts';
import { isEmailAddress } from '../../supabase/functions/_shared/email-address.ts';
import type { Notify } from '../kit/notify.ts';
import type { Submit } from '../kit/submit.ts';
import type { Emit } from '../kit/widget.ts';
import { words } from './content.ts';

export type Answers = FormData<typeof getMatchedForm>;
export type TextAnswer = Exclude<keyof Answers, 'skills'>;

export const LAST_STEP = 9;

export interface GetMatchedState {
  /** 1 to 9. */
  step: number;
  answers: Answers;
  /** Typed on step 6 and never sent: `addExtraSkills` turns its lines into skills. */
  extraSkills: string;
  /** Skills that the visitor added to the list. */
  addedSkills: readonly string[];
  progress: 'editing' | 'sending' | 'failed' | 'sent';
  /** A guarded form was submitted with a required field missing. */
  wasRefused: boolean;
  answer(field: TextAnswer, value: string): void;
  /** Several answers at once, from the host. */
  fill(answers: Partial<Answers>): void;
  toggleSkill(skill: string): void;
  typeExtraSkills(text: string): void;
  /** Answers how many skills were added. */
  addExtraSkills(): number;
  next(): void;
  back(): void;
  goTo(step: number): void;
  /** The visitor is about to submit: what sending needs may be fetched. */
  prepare(): void;
  /** Sends the answers, once at a time. Resolves when there is an answer. */
  submit(): Promise<void>;
  reset(): void;
}

/** What the wizard needs of the world. */
export interface GetMatchedDeps {
  submit: Submit;
  prepare(): void;
  emit: Emit;
  notify: Notify;
  /** The owner asked to send nothing without a name and an e-mail; the spec's form never blocks. */
  isGuarded(): boolean;
  /** Preselected: what the host already knows. */
  role: Role | undefined;
}

export function createGetMatchedStore(deps: GetMatchedDeps): StoreApi<GetMatchedState> {
  return createStore<GetMatchedState>()((set, get, store) => {
    const change = (given: Partial<Answers>) => {
      const { answers, progress } = get();
      if (progress === 'sent') return;
      const skills = skillsKept(answers, given.role ?? answers.role);
      set({ answers: { ...answers, skills, ...given } });
      deps.emit('hire-answer', { fields: Object.keys(given) });
    };
    let dismissFailure = () => {};
    let attempt = 0;
    return {
      step: 1,
      answers: { ...blankAnswers, role: deps.role ?? '' },
      extraSkills: '',
      addedSkills: [],
      progress: 'editing',
      wasRefused: false,
      answer: (field, value) => change({ [field]: value }),
      fill: (answers) => change(fieldsIn(answers)),
      toggleSkill: (skill) => change({ skills: toggled(get().answers.skills, skill) }),
      typeExtraSkills: (extraSkills) => set({ extraSkills }),
      addExtraSkills: () => {
        const { extraSkills, answers, addedSkills } = get();
        const offered = skillsOffered(get());
        const typed = linesOf(extraSkills).map((line) => offered.find(sameAs(line)) ?? line);
        const fresh = typed.filter(
          (skill, at) =>
            !answers.skills.some(sameAs(skill)) && typed.findIndex(sameAs(skill)) === at,
        );
        change({ skills: [...answers.skills, ...fresh] });
        const added = fresh.filter((skill) => !offered.includes(skill));
        set({ extraSkills: '', addedSkills: [...addedSkills, ...added] });
        return fresh.length;
      },
      next: () => get().goTo(get().step + 1),
      back: () => get().goTo(get().step - 1),
      goTo: (step) => {
        if (!isStep(step) || isClosed(get())) return;
        set({ step });
        deps.emit('hire-step', { step, of: LAST_STEP });
      },
      prepare: deps.prepare,
      submit: async () => {
        if (isClosed(get())) return;
        const { answers } = get();
        const fields = deps.isGuarded() ? Object.keys(faultsIn(answers)) : [];
        if (fields.length > 0) {
          set({ wasRefused: true });
          deps.emit('hire-invalid', { fields });
          return;
        }
        if (!deps.emit('hire-submit', undefined, { cancelable: true })) return;
        dismissFailure();
        set({ progress: 'sending', wasRefused: false });
        attempt += 1;
        const mine = attempt;
        const isSent = await deps.submit(getMatchedForm, answers);
        if (mine !== attempt) return;
        // What was typed meanwhile counts for the next attempt, and was not in this one.
        set(isSent ? { progress: 'sent', answers } : { progress: 'failed' });
        dismissFailure = deps.notify(isSent ? words.success : words.failure);
        deps.emit(isSent ? 'hire-success' : 'hire-error');
      },
      reset: () => {
        attempt += 1;
        dismissFailure();
        set(store.getInitialState());
      },
    };
  });
}

/** The skills to choose from: the role's own, then those the visitor added. */
export const skillsOffered = ({
  answers,
  addedSkills,
}: Pick<GetMatchedState, 'answers' | 'addedSkills'>): string[] => [
  ...new Set([...skillsOf(answers.role), ...addedSkills]),
];

/** What a guarded form finds amiss, by field. */
export function faultsIn({ name, email }: Answers): {
  name?: 'missing';
  email?: 'missing' | 'malformed';
} {
  return {
    ...(name.trim() === '' && { name: 'missing' }),
    ...(email.trim() === '' && { email: 'missing' }),
    ...(email.trim() !== '' && !isEmailAddress(email) && { email: 'malformed' }),
  };
}

const blankAnswers: Answers = {
  role: '',
  engagement: '',
  management: '',
  projectType: '',
  companySize: '',
  skills: [],
  hiringFor: '',
  startDate: '',
  name: '',
  email: '',
  company: '',
  phone: '',
};

const isStep = (step: number): boolean => Number.isInteger(step) && step >= 1 && step <= LAST_STEP;

/** What a host gave, as far as the form has such a field and the value is of its kind. */
const fieldsIn = (given: Partial<Answers>): Partial<Answers> =>
  Object.fromEntries(
    Object.entries(blankAnswers).flatMap(([field, blank]) => {
      const value = given[field as keyof Answers];
      const isOfKind = Array.isArray(blank) ? Array.isArray(value) : typeof value === 'string';
      return isOfKind ? [[field, value]] : [];
    }),
  );

const skillsOf = (role: string): readonly string[] => skillsByRole[role as Role] ?? [];

/** A new role drops what only the old one offered; what the visitor added stays. */
const skillsKept = ({ role, skills }: Answers, newRole: string): string[] =>
  skills.filter((skill) => skillsOf(newRole).includes(skill) || !skillsOf(role).includes(skill));

const toggled = (skills: readonly string[], skill: string): string[] =>
  skills.includes(skill) ? skills.filter((other) => other !== skill) : [...skills, skill];

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n,]/)
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

const sameAs = (line: string) => (skill: string) => skill.toLowerCase() === line.toLowerCase();

/** No step is left while the answers are on their way, or after they arrived. */
const isClosed = ({ progress }: GetMatchedState): boolean =>
  progress === 'sending' || progress === 'sent';
