import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  applicationForm,
  availabilities,
  experiences,
  type FormData,
  NO_RESUME,
  talentSkills,
} from '../../supabase/functions/_shared/contract.ts';
import { isEmailAddress } from '../../supabase/functions/_shared/email-address.ts';
import type { Notice } from '../kit/notices.ts';
import type { Notify } from '../kit/notify.ts';
import type { Submit } from '../kit/submit.ts';
import type { Emit } from '../kit/widget.ts';
import { words } from './content.ts';

export type Application = FormData<typeof applicationForm>;
export type TextAnswer = Exclude<keyof Application, 'skills' | 'resumeFile'>;
export type RequiredField = 'name' | 'email' | 'experience' | 'availability';
export type Fault = 'missing' | 'malformed';

/** What we look at of a file: never its contents, but for the first bytes of one without a type. */
export type ResumeFile = Pick<File, 'name' | 'type' | 'slice'>;

export interface ApplyState {
  /** `resumeFile` is empty where no file is chosen. */
  answers: Application;
  progress: 'editing' | 'sending' | 'failed' | 'sent';
  /** The fields at fault when the form was last submitted, less those mended since. */
  refused: readonly RequiredField[];
  /** Counts the submissions that were refused: each one is an occasion for the focus. */
  refusals: number;
  /** The last file chosen is not a PDF. */
  isWrongFile: boolean;
  answer(field: TextAnswer, value: string): void;
  /** Several answers at once, from the host. */
  fill(answers: Partial<Application>): void;
  toggleSkill(skill: string): void;
  /** Answers whether the file was taken. */
  chooseResume(file: ResumeFile): Promise<boolean>;
  removeResume(): void;
  /** The visitor has begun: what sending needs may be fetched. */
  prepare(): void;
  /** Sends the application, once at a time. Resolves when there is an answer. */
  submit(): Promise<void>;
  reset(): void;
}

/** What the form needs of the world. */
export interface ApplyDeps {
  submit: Submit;
  prepare(): void;
  emit: Emit;
  notify: Notify;
}

export function createApplyStore(deps: ApplyDeps): StoreApi<ApplyState> {
  return createStore<ApplyState>()((set, get, store) => {
    const tellOfForm = createTeller(deps.notify);
    const tellOfFile = createTeller(deps.notify);
    let attempt = 0;
    let choice = 0;

    const change = (given: Partial<Application>) => {
      if (get().progress === 'sent') return;
      const answers = { ...get().answers, ...given };
      const wasRefused = get().refused.length > 0;
      const refused = get().refused.filter((field) => faultsIn(answers)[field]);
      set({ answers, refused });
      if (wasRefused && refused.length === 0) tellOfForm();
      deps.emit('hire-answer', { fields: Object.keys(given) });
    };
    const changeResume = (resumeFile: string) => {
      choice += 1;
      tellOfFile();
      set({ isWrongFile: false });
      change({ resumeFile });
    };
    const refuse = (faults: Faults) => {
      const fields = Object.keys(faults) as RequiredField[];
      set({ refused: fields, refusals: get().refusals + 1, progress: 'editing' });
      tellOfForm(noticeOf(faults));
      deps.emit('hire-invalid', { fields });
    };

    return {
      answers: blankApplication,
      progress: 'editing',
      refused: [],
      refusals: 0,
      isWrongFile: false,
      answer: (field, value) => change({ [field]: value }),
      fill: (given) => change(answersIn(given)),
      toggleSkill: (skill) => change({ skills: toggled(get().answers.skills, skill) }),
      chooseResume: async (file) => {
        choice += 1;
        const mine = choice;
        const isTaken = await isPdf(file);
        if (mine !== choice) return true;
        if (isTaken) {
          changeResume(file.name.slice(-applicationForm.fields.resumeFile.max));
        } else {
          set({ isWrongFile: true });
          tellOfFile(words.wrongFile);
        }
        return isTaken;
      },
      removeResume: () => changeResume(''),
      prepare: deps.prepare,
      submit: async () => {
        if (isClosed(get())) return;
        const { answers } = get();
        const faults = faultsIn(answers);
        if (Object.keys(faults).length > 0) return refuse(faults);
        if (!deps.emit('hire-submit', undefined, { cancelable: true })) return;
        tellOfForm();
        set({ progress: 'sending' });
        attempt += 1;
        const mine = attempt;
        const isSent = await deps.submit(applicationForm, applicationOf(answers));
        if (mine !== attempt) return;
        // What was typed meanwhile counts for the next attempt, and was not in this one.
        set(isSent ? { progress: 'sent', answers } : { progress: 'failed' });
        tellOfForm(isSent ? words.success : words.failure);
        if (isSent) tellOfFile();
        deps.emit(isSent ? 'hire-success' : 'hire-error');
      },
      reset: () => {
        attempt += 1;
        choice += 1;
        tellOfForm();
        tellOfFile();
        set(store.getInitialState());
      },
    };
  });
}

type Faults = Partial<Record<RequiredField, Fault>>;

/** What is amiss, by field, in the order of the form. */
export function faultsIn({ name, email, experience, availability }: Application): Faults {
  return {
    ...(isBlank(name) && { name: 'missing' }),
    ...(isBlank(email) && { email: 'missing' }),
    ...(!isBlank(email) && !isEmailAddress(email.trim()) && { email: 'malformed' }),
    ...(isBlank(experience) && { experience: 'missing' }),
    ...(isBlank(availability) && { availability: 'missing' }),
  };
}

/** A form with all its fields filled in is not told to fill them in. */
export const noticeOf = (faults: Faults): Notice =>
  Object.values(faults).includes('missing') ? words.missing : words.malformed;

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
  experience: ['', ...experiences],
  availability: ['', ...availabilities],
};

/** What a host gave, as far as the form has such a field and offers such an answer. */
const answersIn = (given: Partial<Application>): Partial<Application> =>
  Object.fromEntries(
    Object.keys(blankApplication)
      .map((name) => [name, answerIn(name as keyof Application, given)] as const)
      .filter(([, answer]) => answer !== undefined),
  );

function answerIn(field: keyof Application, given: Partial<Application>): unknown {
  const answer: unknown = given[field];
  const isOffered = (item: string) => offered[field]?.includes(item) ?? true;
  if (field === 'skills') return Array.isArray(answer) ? answer.filter(isOffered) : undefined;
  if (typeof answer !== 'string' || !isOffered(answer)) return undefined;
  return field === 'resumeFile' && answer === NO_RESUME ? '' : answer;
}

/** Systems that know no type for `.pdf` give none: then the first bytes decide. */
async function isPdf(file: ResumeFile): Promise<boolean> {
  if (file.type !== '') return file.type === 'application/pdf';
  const begin = await file
    .slice(0, 5)
    .text()
    .catch(() => '');
  return begin === '%PDF-';
}

/** Shows one notice at a time: each takes the one before it back, and no notice just does that. */
function createTeller(notify: Notify): (notice?: Notice) => void {
  let takeBack = () => {};
  return (notice) => {
    takeBack();
    takeBack = notice ? notify(notice) : () => {};
  };
}

const isBlank = (text: string): boolean => text.trim() === '';

const toggled = (skills: readonly string[], skill: string): string[] =>
  skills.includes(skill) ? skills.filter((other) => other !== skill) : [...skills, skill];

const isClosed = ({ progress }: ApplyState): boolean =>
  progress === 'sending' || progress === 'sent';
