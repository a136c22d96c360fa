import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  applicationForm,
  availabilities,
  experiences,
  type FormData,
  NO_RESUME,
  talentSkills,
} from '../../supabase/functions/_shared/contract.ts';
import { createForm, type FormDeps, type FormState, noticeOf, toggled } from '../kit/form/form.ts';
import { words } from './content.ts';

export type Application = FormData<typeof applicationForm>;

/** What we look at of a file: never its contents, but for the first bytes of one without a type. */
export type ResumeFile = Pick<File, 'name' | 'type' | 'slice'>;

/** `answers.resumeFile` is empty where no file is chosen. */
export interface ApplyState extends FormState<Application> {
  words: typeof words;
  /** The last file chosen is not a PDF. */
  isWrongFile: boolean;
  toggleSkill(skill: string): void;
  /** Answers whether the file was taken. */
  chooseResume(file: ResumeFile): Promise<boolean>;
  removeResume(): void;
}

export const REQUIRED = ['name', 'email', 'experience', 'availability'] as const;

export function createApplyStore(deps: FormDeps): StoreApi<ApplyState> {
  return createStore<ApplyState>()((set, get, store) => {
    let choice = 0;
    let takeBack = () => {};
    const { state } = createForm<Application, ApplyState>({
      ...deps,
      store,
      form: applicationForm,
      blank: blankApplication,
      required: () => REQUIRED,
      offered,
      bodyOf: applicationOf,
      onSettled: (isSent) => isSent && takeBack(),
    });
    const tellOfFile = (isWrongFile: boolean) => {
      takeBack();
      const { words } = get();
      takeBack = isWrongFile ? deps.notify(noticeOf(words, words.notices.wrongFile)) : () => {};
      set({ isWrongFile });
    };
    const changeResume = (resumeFile: string) => {
      choice += 1;
      tellOfFile(false);
      get().answer('resumeFile', resumeFile);
    };

    return {
      ...state,
      words,
      isWrongFile: false,
      fill: ({ resumeFile, ...given }) => {
        const chosen = resumeFile === undefined ? {} : { resumeFile: nameOf(resumeFile) };
        state.fill({ ...given, ...chosen });
      },
      toggleSkill: (skill) => get().answer('skills', toggled(get().answers.skills, skill)),
      chooseResume: async (file) => {
        choice += 1;
        const mine = choice;
        const isTaken = await isPdf(file);
        if (mine !== choice) return true;
        if (isTaken) changeResume(file.name.slice(-applicationForm.fields.resumeFile.max));
        else tellOfFile(true);
        return isTaken;
      },
      removeResume: () => changeResume(''),
      reset: () => {
        choice += 1;
        tellOfFile(false);
        state.reset();
      },
    };
  });
}

/** What is sent: to the contract's letter, a resume that is not there is told in words. */
export const applicationOf = (answers: Application): Application => ({
  ...answers,
  resumeFile: answers.resumeFile || NO_RESUME,
});

const blankApplication: Application = {
  name: '',
  email: '',
  location: '',
  skills: [],
  experience: '',
  availability: '',
  hourlyRate: '',
  portfolio: '',
  bio: '',
  languages: '',
  timezone: '',
  resumeFile: '',
};

/** The only answers these fields have: nothing is sent that the visitor cannot see in the form. */
const offered: Partial<Record<keyof Application, readonly string[]>> = {
  skills: talentSkills,
  experience: experiences,
  availability: availabilities,
};

/** What `getData` told in words is no file here either. */
const nameOf = (resumeFile: string): string => (resumeFile === NO_RESUME ? '' : resumeFile);

/** Systems that know no type for `.pdf` give none: then the first bytes decide. */
async function isPdf(file: ResumeFile): Promise<boolean> {
  if (file.type !== '') return file.type === 'application/pdf';
  const begin = await file
    .slice(0, 5)
    .text()
    .catch(() => '');
  return begin === '%PDF-';
}
