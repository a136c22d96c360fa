import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  applicationForm,
  availabilities,
  experiences,
  type FormData,
  NO_RESUME,
  talentSkills,
} from '../../supabase/functions/_shared/contract.ts';
import { interpolate } from '../kit/element/interpolate.ts';
import { cutStart } from '../kit/form/cut-text.ts';
import { createForm } from '../kit/form/form.ts';
import { toggleItem } from '../kit/form/form-answers.ts';
import { createNotice } from '../kit/form/form-notices.ts';
import type { FormDeps, FormState } from '../kit/form/form-state.ts';
import { splitList } from '../kit/form/split-list.ts';
import { createStartOver } from '../kit/form/start-over.ts';
import { messages } from './content.ts';

export type Application = FormData<typeof applicationForm>;

/** The parts of a file that are read. Its first bytes are read only if its type is not a PDF's. */
type ResumeFile = Pick<File, 'name' | 'type' | 'size' | 'slice'>;

/** `answers.resumeFile` is the file's name, empty if no file is chosen. */
export interface ApplyState extends FormState<Application> {
  messages: typeof messages;
  /** What the visitor typed besides the listed skills; `answers.skills` has both. */
  ownSkills: string;
  /** Set after a reload, in which the browser forgets a file. Its name is kept; only that is sent. */
  isFileForgotten: boolean;
  /** Set after a reload if the form was sent before it. The notice of the success is gone then. */
  wasSentBefore?: boolean | undefined;
  /** Resumes an earlier visit in this tab: see kit/form/history-draft.ts. */
  resumeEarlier?: (() => void) | undefined;
  /** Clears the form. The visitor can take that back for a while. */
  startOver(press: { detail: number }): void;
  toggleSkill(skill: string): void;
  typeOwnSkills(text: string): void;
  /** Resolves to false if the file is empty or not a PDF. */
  chooseResume(file: ResumeFile): Promise<boolean>;
  removeResume(): void;
  /** Asks for another email address, after a success. */
  correctAddress(): void;
}

export const REQUIRED = ['name', 'email', 'experience', 'availability'] as const;

export function createApplyStore(deps: FormDeps): StoreApi<ApplyState> {
  return createStore<ApplyState>()((set, get, store) => {
    const resume = createResume(deps, store);
    const { state } = createForm<Application, ApplyState>({
      ...deps,
      store,
      form: applicationForm,
      required: () => REQUIRED,
      allowedValues,
      toBody: toApplication,
      onSettled: (isSent) => isSent && resume.dismissNotice(),
    });
    return {
      ...state,
      messages,
      ownSkills: '',
      isFileForgotten: false,
      startOver: createStartOver(store, deps),
      fill: ({ resumeFile, ...given }) => {
        const chosen = resumeFile === undefined ? {} : { resumeFile: parseResumeFile(resumeFile) };
        state.fill({ ...given, ...chosen });
        if (given.skills) set({ ownSkills: get().answers.skills.filter(isOwn).join(', ') });
      },
      toggleSkill: (skill) => get().answer('skills', toggleItem(get().answers.skills, skill)),
      typeOwnSkills: (ownSkills) => {
        const listed = get().answers.skills.filter((skill) => !isOwn(skill));
        set({ ownSkills });
        get().answer(
          'skills',
          [...new Set([...listed, ...splitList(ownSkills)])].slice(0, MAX_SKILLS),
        );
      },
      chooseResume: resume.choose,
      // Waits for a file that is still being read, so that its name is sent.
      submit: async () => {
        const check = resume.pendingCheck();
        if (check) await check;
        await state.submit();
      },
      // A page can know the name of a file, but not the file.
      limitsOf: (field) => (field === 'resumeFile' ? undefined : state.limitsOf(field)),
      removeResume: () => resume.change(''),
      correctAddress: () => {
        if (get().progress === 'sent') set({ progress: 'editing' });
      },
      reset: () => {
        resume.forget();
        state.reset();
        set({ isFileForgotten: false, ownSkills: '', wasSentBefore: undefined });
      },
    };
  });
}

const MAX_SKILLS = applicationForm.fields.skills.items;

const isOwn = (skill: string): boolean => !(talentSkills as readonly string[]).includes(skill);

/** Creates the functions of a store that change its resume. */
function createResume(
  { notify }: Pick<FormDeps, 'notify'>,
  { getState: get, setState: set }: Pick<StoreApi<ApplyState>, 'getState' | 'setState'>,
) {
  let latestChoice = 0;
  let check: Promise<FileFault | undefined> | undefined;
  let dismissNotice = () => {};

  const refuse = (fault: FileFault, { name: file }: ResumeFile) => {
    const { messages } = get();
    const { title, text } = messages.notices[fault];
    const named = interpolate(messages.refused[fault], { file });
    dismissNotice();
    dismissNotice = notify(createNotice(messages, { title, text: `${text} ${named}` }));
  };
  const forget = () => {
    latestChoice += 1;
    dismissNotice();
  };
  const change = (resumeFile: string) => {
    forget();
    set({ isFileForgotten: false });
    get().answer('resumeFile', resumeFile);
  };
  const choose = async (file: ResumeFile) => {
    latestChoice += 1;
    const choice = latestChoice;
    check = findFileFault(file);
    const fault = await check;
    // Ignored: a later choice or a reset has replaced this file.
    if (choice !== latestChoice) return true;
    check = undefined;
    if (fault) refuse(fault, file);
    else change(cutStart(file.name, applicationForm.fields.resumeFile.max));
    return !fault;
  };
  return {
    choose,
    change,
    forget,
    pendingCheck: () => check,
    dismissNotice: () => dismissNotice(),
  };
}

/** The body to send. The contract has a text in place of a missing resume's name. */
export const toApplication = (answers: Application): Application => ({
  ...answers,
  resumeFile: answers.resumeFile || NO_RESUME,
});

/** A host cannot set other values, because the visitor would not see them in the form. */
const allowedValues: Partial<Record<keyof Application, readonly string[]>> = {
  experience: experiences,
  availability: availabilities,
};

/** `getData` returns the contract's text for a missing resume, so that `setData` has to read it. */
const parseResumeFile = (resumeFile: string): string =>
  resumeFile === NO_RESUME ? '' : resumeFile;

type FileFault = 'wrongFile' | 'emptyFile';

/** Systems give a PDF other types too, or none: then the first bytes decide. */
async function findFileFault(file: ResumeFile): Promise<FileFault | undefined> {
  if (file.size === 0) return 'emptyFile';
  if (file.type === 'application/pdf') return undefined;
  const start = await file
    .slice(0, 5)
    .text()
    .catch(() => '');
  return start === '%PDF-' ? undefined : 'wrongFile';
}
