import type { StoreApi } from 'zustand/vanilla';
import {
  type FormData,
  getMatchedForm,
  type Role,
  skillsByRole,
} from '../../supabase/functions/_shared/contract.ts';
import { cutText } from '../kit/form/cut-text.ts';
import { toggleItem } from '../kit/form/form-answers.ts';
import type { FormState } from '../kit/form/form-state.ts';
import { splitList } from '../kit/form/split-list.ts';

/** The part of the wizard's state that is about skills, besides `answers.skills`. */
export interface SkillsState {
  /** The text typed on step 6. Its lines become skills when they are added, or the step is left. */
  extraSkills: string;
  /** The skills that the visitor added to the role's own. */
  addedSkills: readonly string[];
  /** For each role that the visitor has left, the skills that were chosen. They come back with the role. */
  formerSkills: Readonly<Record<string, readonly string[]>>;
  /** What became of the text of step 6, until the next step is left. */
  skillsNote?: SkillsNote | undefined;
  toggleSkill(skill: string): void;
  typeExtraSkills(text: string): void;
  addExtraSkills(): void;
}

/** How many skills were added, did not fit into the list, and were shortened. */
type SkillsNote = Readonly<Record<'added' | 'leftOut' | 'shortened', number>>;

type Answers = FormData<typeof getMatchedForm>;

type State = SkillsState & Pick<FormState<Answers>, 'answers' | 'answer'>;

type Store = Pick<StoreApi<State>, 'getState' | 'setState'>;

export const initialSkills = {
  extraSkills: '',
  addedSkills: [],
  skillsNote: undefined,
  formerSkills: {},
};

/** Creates the functions that change the list of skills. */
export const createSkills = ({ getState: get, setState: set }: Store) => ({
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

/** Returns the skills for another role. Those of the role before are kept in `formerSkills`. */
export function changeRole({ getState, setState }: Store, role: string): string[] {
  const { answers, formerSkills } = getState();
  setState({ formerSkills: { ...formerSkills, [answers.role]: answers.skills } });
  return skillsFor(role, answers, formerSkills[role]);
}

/** The skills to choose from: the role's, then those that the visitor added. */
export const getOfferedSkills = ({
  answers,
  addedSkills,
}: Pick<State, 'answers' | 'addedSkills'>): string[] => [
  ...new Set([...getRoleSkills(answers.role), ...addedSkills]),
];

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
