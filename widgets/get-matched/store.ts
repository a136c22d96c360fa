import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type FormData,
  getMatchedForm,
  type Role,
  skillsByRole,
} from '../../supabase/functions/_shared/contract.ts';
import { createForm, type FormDeps, type FormState, isClosed, toggled } from '../kit/form/form.ts';
import { words } from './content.ts';

export type Answers = FormData<typeof getMatchedForm>;

export const LAST_STEP = 9;

export interface GetMatchedState extends FormState<Answers> {
  words: typeof words;
  /** 1 to 9. */
  step: number;
  /** Typed on step 6 and never sent: `addExtraSkills` turns its lines into skills. */
  extraSkills: string;
  /** Skills that the visitor added to the list. */
  addedSkills: readonly string[];
  toggleSkill(skill: string): void;
  typeExtraSkills(text: string): void;
  /** Answers how many skills were added. */
  addExtraSkills(): number;
  next(): void;
  back(): void;
  goTo(step: number): void;
}

export interface GetMatchedDeps extends FormDeps {
  /** The owner asked to send nothing without a name and an e-mail; the spec's form never blocks. */
  isGuarded(): boolean;
  /** Preselected: what the host already knows. */
  role: Role | undefined;
}

const start = { step: 1, extraSkills: '', addedSkills: [] };

export const REQUIRED = ['name', 'email'] as const;

export function createGetMatchedStore(deps: GetMatchedDeps): StoreApi<GetMatchedState> {
  return createStore<GetMatchedState>()((set, get, store) => ({
    ...createForm<Answers, GetMatchedState>({
      ...deps,
      store,
      form: getMatchedForm,
      blank: { ...blankAnswers, role: deps.role ?? '' },
      required: () => (deps.isGuarded() ? REQUIRED : []),
      start,
      derive: (before, given) => ({ skills: skillsKept(before, given.role ?? before.role) }),
    }).state,
    ...start,
    words,
    toggleSkill: (skill) => get().answer('skills', toggled(get().answers.skills, skill)),
    typeExtraSkills: (extraSkills) => set({ extraSkills }),
    addExtraSkills: () => {
      const { extraSkills, answers, addedSkills } = get();
      const offered = skillsOffered(get());
      const typed = linesOf(extraSkills).map((line) => offered.find(sameAs(line)) ?? line);
      const fresh = typed.filter(
        (skill, at) => !answers.skills.some(sameAs(skill)) && typed.findIndex(sameAs(skill)) === at,
      );
      get().answer('skills', [...answers.skills, ...fresh].slice(0, limit.items));
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
  }));
}

/** The skills to choose from: the role's own, then those the visitor added. */
export const skillsOffered = ({
  answers,
  addedSkills,
}: Pick<GetMatchedState, 'answers' | 'addedSkills'>): string[] => [
  ...new Set([...skillsOf(answers.role), ...addedSkills]),
];

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

const skillsOf = (role: string): readonly string[] => skillsByRole[role as Role] ?? [];

/** A new role drops what only the old one offered; what the visitor added stays. */
const skillsKept = ({ role, skills }: Answers, newRole: string): string[] =>
  skills.filter((skill) => skillsOf(newRole).includes(skill) || !skillsOf(role).includes(skill));

const limit = getMatchedForm.fields.skills;

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n,]/)
      .map((line) => line.trim().slice(0, limit.max))
      .filter(Boolean),
  ),
];

const sameAs = (line: string) => (skill: string) => skill.toLowerCase() === line.toLowerCase();
