import type { talentTypes, urgencies } from '../../supabase/functions/_shared/contract.ts';
import type { Notice } from '../kit/notices.ts';

type NamesOf<Values extends readonly string[]> = Readonly<Record<Values[number], string>>;

const talentTypeNames: NamesOf<typeof talentTypes> = {
  developers: 'Developers',
  designers: 'Designers',
  'project-managers': 'Project managers',
  'virtual-assistants': 'Virtual assistants',
  'ai-specialists': 'AI specialists',
  cybersecurity: 'Cybersecurity',
  other: 'Something else',
};

const urgencyNames: NamesOf<typeof urgencies> = {
  immediately: 'Immediately',
  '1-2-weeks': 'In 1–2 weeks',
  '1-month': 'Within a month',
  exploring: 'Just exploring',
};

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

const optional = '(optional)';

/** The heading of each view, in order. */
export const titles = {
  details: "Let's get to know you",
  needs: 'Tell us about your needs',
  thanks: "Thanks! We'll be in touch soon",
  schedule: 'Pick a time that works for you',
} as const;

export type ViewName = keyof typeof titles;

/** The fields of the first view, all of them required. */
export const contactFields = [
  { name: 'name', label: 'Full name', autoComplete: 'name' },
  {
    name: 'email',
    label: 'Work email',
    type: 'email',
    autoComplete: 'email',
    spellCheck: 'false',
  },
  { name: 'company', label: 'Company', autoComplete: 'organization' },
] as const;

/** What is said of a field at fault. */
export const faultWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  name: { missing: 'Error: Enter your full name' },
  email: {
    missing: 'Error: Enter your email',
    malformed: 'Error: Enter an email address in the correct format, like name@example.com',
  },
  company: { missing: 'Error: Enter your company name' },
};

/** The questions of the second view. */
export const needs = [
  {
    name: 'talentType',
    question: 'Who are you looking for?',
    mark: optional,
    options: optionsOf(talentTypeNames),
  },
  {
    name: 'urgency',
    question: 'How soon?',
    mark: optional,
    options: optionsOf(urgencyNames),
  },
] as const;

export const notes = {
  name: 'notes',
  label: 'Anything else we should know?',
  mark: optional,
  hint: 'The project, the tools, your hours.',
} as const;

const notice = (title: string, text: string): Notice => ({
  tone: 'danger',
  title,
  text,
  dismissLabel: 'Dismiss this notice',
});

export const words = {
  close: 'Close',
  lead: 'Two short steps, then you pick a time. We use these details only to prepare the call and to reply.',
  required: '(required)',
  next: 'Continue',
  back: 'Back',
  submit: 'Submit',
  sending: 'Sending…',
  calendarNext: (host: string) => `Next you will see our calendar, hosted by ${host}.`,
  missing: notice('Please fill in all required fields', 'They are marked in the form.'),
  malformed: notice('Please check your email address', 'It is marked in the form.'),
  failure: notice('Error', 'Failed to submit form. Please try again.'),
  opening: 'We have your details. Our calendar opens in a moment, so that you can pick a time.',
  newTab: 'Open the calendar (opens in a new tab)',
} as const;
