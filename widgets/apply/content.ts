import {
  type applicationForm,
  type availabilities,
  type experiences,
  talentSkills,
} from '../../supabase/functions/_shared/contract.ts';
import {
  formMessages,
  otherWayMessages,
  sendingNotices,
  startOverMessages,
} from '../kit/form/content.ts';
import { formAttributes } from '../kit/form/form-attributes.ts';

type FieldName = keyof typeof applicationForm.fields;

interface AnyField {
  mark: 'required' | 'optional';
  /** Shares a row with the next field, where the form is wide enough. */
  isShort?: boolean;
}

interface TextField extends AnyField {
  kind: 'text';
  name: Exclude<FieldName, 'skills' | 'experience' | 'availability' | 'resumeFile'>;
  isLong?: boolean;
  /** Lets browsers fill in the field and show the right keyboard. */
  input?: {
    type?: 'email';
    autoComplete?: string;
    inputMode?: 'url' | 'decimal';
    spellCheck?: 'false';
  };
}

interface ChoiceField extends AnyField {
  kind: 'choice';
  name: 'experience' | 'availability';
}

interface SkillsField extends AnyField {
  kind: 'skills';
  name: 'skills';
}

interface ResumeField extends AnyField {
  kind: 'resume';
  name: 'resumeFile';
}

export type FormField = TextField | ChoiceField | SkillsField | ResumeField;

interface Section {
  name: keyof typeof messages.sections;
  fields: readonly FormField[];
}

/** The form's sections and their fields, in order. */
export const sections: readonly Section[] = [
  {
    name: 'you',
    fields: [
      { kind: 'text', name: 'name', mark: 'required', input: { autoComplete: 'name' } },
      {
        kind: 'text',
        name: 'email',
        mark: 'required',
        input: { type: 'email', autoComplete: 'email', spellCheck: 'false' },
      },
      { kind: 'text', name: 'location', mark: 'optional', isShort: true },
      { kind: 'text', name: 'timezone', mark: 'optional', isShort: true },
      { kind: 'text', name: 'languages', mark: 'optional' },
    ],
  },
  {
    name: 'work',
    fields: [
      { kind: 'skills', name: 'skills', mark: 'optional' },
      { kind: 'choice', name: 'experience', mark: 'required' },
      {
        kind: 'text',
        name: 'portfolio',
        mark: 'optional',
        input: { inputMode: 'url', autoComplete: 'url', spellCheck: 'false' },
      },
      { kind: 'text', name: 'bio', mark: 'optional', isLong: true },
    ],
  },
  {
    name: 'terms',
    fields: [
      { kind: 'choice', name: 'availability', mark: 'required' },
      {
        kind: 'text',
        name: 'hourlyRate',
        mark: 'optional',
        isShort: true,
        input: { inputMode: 'decimal' },
      },
    ],
  },
  { name: 'resume', fields: [{ kind: 'resume', name: 'resumeFile', mark: 'optional' }] },
];

export const messages = {
  ...formMessages,
  ...otherWayMessages,
  ...startOverMessages,
  sections: {
    you: {
      title: 'About you',
      lead: 'We use what you send only to review your application, reply and match you with clients.',
    },
    work: { title: 'Your work' },
    terms: { title: 'How you want to work' },
    resume: { title: 'Your resume' },
  },
  required: '(required)',
  optional: '(optional)',
  fields: {
    name: { label: 'Full name' },
    email: { label: 'Email' },
    location: { label: 'Location', hint: 'City and country' },
    timezone: { label: 'Time zone', hint: 'For example, GMT+2' },
    languages: { label: 'Languages', hint: 'The ones you can work in' },
    skills: {
      label: 'Skills',
      hint: 'Select all that apply.',
      options: Object.fromEntries(talentSkills.map((skill) => [skill, skill])) as Record<
        (typeof talentSkills)[number],
        string
      >,
    },
    experience: {
      label: 'Experience',
      options: {
        '1-2': '1-2 years',
        '3-5': '3-5 years',
        '5-10': '5-10 years',
        '10+': '10+ years',
      } satisfies Record<(typeof experiences)[number], string>,
    },
    portfolio: { label: 'Portfolio', hint: 'A link to your site, profile or code' },
    bio: {
      label: 'Short bio',
      hint: 'What you do best, and work you’re proud of. Up to 5,000 characters.',
    },
    availability: {
      label: 'Availability',
      options: {
        'part-time': 'Part-time',
        'project-based': 'Project-based',
        'full-time': 'Full-time',
      } satisfies Record<(typeof availabilities)[number], string>,
    },
    hourlyRate: { label: 'Your hourly rate (USD)' },
    resumeFile: {
      label: 'Resume',
      hint: 'We ask for the file by email, after we review your application. For now, only its name is sent.',
    },
  },
  ownSkills: { label: 'Other skills', hint: 'Separate them with commas.' },
  /** Prefixes a field's error, and the page's title while there are errors. */
  error: 'Error: ',
  /** The heading of the list of errors above the form. */
  errorSummary: {
    missing: 'Please fill in all required fields',
    malformed: 'Please check what you entered',
  },
  faults: {
    name: { missing: 'Enter your full name' },
    email: {
      missing: 'Enter your email',
      malformed: 'Enter an email address in the correct format, like name@example.com',
    },
    experience: { missing: 'Select how much experience you have' },
    availability: { missing: 'Select your availability' },
  },
  /** Written without plural forms, so that any number fits. */
  leftOut: 'This field is full. Characters left out: {count}',
  submit: 'Submit application',
  notices: {
    wrongFile: { title: 'Invalid file type', text: 'Please upload a PDF file.' },
    emptyFile: { title: 'Empty file', text: 'Please upload a PDF file.' },
    failure: { title: 'Error', text: 'Failed to submit application. Please try again.' },
    ...sendingNotices,
    success: {
      title: 'Application submitted!',
      text: "We'll review your application and get back to you within 3-5 business days.",
    },
  },
  chooseFile: 'Choose a PDF',
  chooseOther: 'Choose another PDF',
  dropFile: 'or drop it here',
  chosen: '{file} chosen',
  /** Said after the text of the notice. */
  refused: { wrongFile: '{file} isn’t a PDF.', emptyFile: '{file} is empty.' },
  /** After a reload, in which the browser has forgotten the file. */
  haveReady: 'Have the file ready: we’ll ask for it by email.',
  remove: 'Remove resume',
  removed: '{file} removed',
  willWrite: 'We’ll write to {email}.',
  received: 'Received on {time}.',
  correctAddress: 'Wrong address? Change it',
  send: 'Send',
  sendAnother: 'Send another application',
  willAsk:
    'We noted the file name {file}. We’ll ask for the file after we review your application.',
};

/** The attributes, with their kinds; documented in widgets/elements.d.ts: `HireApplyElement`. */
export const attributes = {
  ownsPage: 'boolean',
  ...formAttributes,
} as const;
