import {
  type applicationForm,
  availabilities,
  experiences,
  talentSkills,
} from '../../supabase/functions/_shared/contract.ts';

const required = '(required)';
const optional = '(optional)';

import type { Fault } from '../kit/form.ts';

export type FieldName = keyof typeof applicationForm.fields;

interface Labelled {
  label: string;
  mark: string;
  hint?: string;
  /** Shares its line with the field beside it, where there is room. */
  isShort?: boolean;
}

interface TextField extends Labelled {
  kind: 'text';
  name: Exclude<FieldName, 'skills' | 'resumeFile'>;
  isLong?: boolean;
  /** `type`, `autoComplete` and `inputMode` let browsers fill it in, and show the right keyboard. */
  input?: {
    type?: 'email';
    autoComplete?: string;
    inputMode?: 'url' | 'decimal';
    spellCheck?: 'false';
  };
}

interface ChoiceField extends Labelled {
  kind: 'choice';
  name: 'experience' | 'availability';
  options: readonly { value: string; label: string }[];
}

interface SkillsField extends Labelled {
  kind: 'skills';
  name: 'skills';
}

interface ResumeField extends Labelled {
  kind: 'resume';
  name: 'resumeFile';
}

export type FormField = TextField | ChoiceField | SkillsField | ResumeField;

interface Section {
  title: string;
  lead?: string;
  fields: readonly FormField[];
}

const availabilityNames: Readonly<Record<(typeof availabilities)[number], string>> = {
  'part-time': 'Part-time',
  'project-based': 'Project-based',
  'full-time': 'Full-time',
};

/** The form, from top to bottom: what each section is about, and which fields it asks for. */
export const sections: readonly Section[] = [
  {
    title: 'About you',
    lead: 'We use what you send only to review your application and to reply.',
    fields: [
      {
        kind: 'text',
        name: 'name',
        label: 'Full name',
        mark: required,
        input: { autoComplete: 'name' },
      },
      {
        kind: 'text',
        name: 'email',
        label: 'Email',
        mark: required,
        input: { type: 'email', autoComplete: 'email', spellCheck: 'false' },
      },
      {
        kind: 'text',
        name: 'location',
        label: 'Location',
        mark: optional,
        hint: 'City and country',
        isShort: true,
      },
      {
        kind: 'text',
        name: 'timezone',
        label: 'Time zone',
        mark: optional,
        hint: 'For example GMT+2',
        isShort: true,
      },
      {
        kind: 'text',
        name: 'languages',
        label: 'Languages',
        mark: optional,
        hint: 'The ones you can work in',
      },
    ],
  },
  {
    title: 'Your work',
    fields: [
      {
        kind: 'skills',
        name: 'skills',
        label: 'Skills',
        mark: optional,
        hint: 'Pick all you have.',
      },
      {
        kind: 'choice',
        name: 'experience',
        label: 'Experience',
        mark: required,
        options: experiences.map((value) => ({ value, label: `${value} years` })),
      },
      {
        kind: 'text',
        name: 'portfolio',
        label: 'Portfolio',
        mark: optional,
        hint: 'A link to your site, profile or code',
        input: { inputMode: 'url', autoComplete: 'url', spellCheck: 'false' },
      },
      {
        kind: 'text',
        name: 'bio',
        label: 'Short bio',
        mark: optional,
        hint: 'What you do best, and work you are proud of. Up to 5,000 characters.',
        isLong: true,
      },
    ],
  },
  {
    title: 'How you want to work',
    fields: [
      {
        kind: 'choice',
        name: 'availability',
        label: 'Availability',
        mark: required,
        options: availabilities.map((value) => ({ value, label: availabilityNames[value] })),
      },
      {
        kind: 'text',
        name: 'hourlyRate',
        label: 'Hourly rate (USD)',
        mark: optional,
        isShort: true,
        input: { inputMode: 'decimal' },
      },
    ],
  },
  {
    title: 'Your resume',
    fields: [
      {
        kind: 'resume',
        name: 'resumeFile',
        label: 'Resume',
        mark: optional,
        hint: 'We record the file name now and ask for the file after review.',
      },
    ],
  },
];

export const skillOptions = talentSkills.map((value) => ({ value, label: value }));

/** What the form says of a field at fault. */
export const faultWords: Readonly<Record<string, Readonly<Partial<Record<Fault, string>>>>> = {
  name: { missing: 'Enter your full name' },
  email: {
    missing: 'Enter your email',
    malformed: 'Enter an email address in the correct format, like name@example.com',
  },
  experience: { missing: 'Select how much experience you have' },
  availability: { missing: 'Select how you would like to work' },
};

const dismissLabel = 'Dismiss this notice';

export const words = {
  error: 'Error: ',
  submit: 'Submit application',
  sending: 'Sending…',
  missing: {
    tone: 'danger',
    title: 'Please fill in all required fields',
    text: 'They are marked in the form.',
    dismissLabel,
  },
  malformed: {
    tone: 'danger',
    title: 'Please check what you entered',
    text: 'It is marked in the form.',
    dismissLabel,
  },
  wrongFile: {
    tone: 'danger',
    title: 'Invalid file type',
    text: 'Please upload a PDF file.',
    dismissLabel,
  },
  failure: {
    tone: 'danger',
    title: 'Error',
    text: 'Failed to submit application. Please try again.',
    dismissLabel,
  },
  success: {
    tone: 'success',
    title: 'Application submitted!',
    text: "We'll review your application and get back to you within 3-5 business days.",
    dismissLabel,
  },
  chooseFile: 'Choose a PDF',
  chooseOther: 'Choose another PDF',
  dropFile: 'or drop it here',
  chosen: (file: string) => `${file} chosen`,
  remove: 'Remove resume',
  removed: (file: string) => `${file} removed`,
  willWrite: (email: string) => `We write to ${email}.`,
  willAsk: (file: string) => `We noted the file name ${file} and ask for the file after review.`,
} as const;
