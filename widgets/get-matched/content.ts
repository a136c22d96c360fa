import {
  companySizes,
  engagements,
  managements,
  projectTypes,
  type Role,
  roles,
  skillsByRole,
  startDates,
} from '../../supabase/functions/_shared/contract.ts';
import {
  formMessages,
  otherWayMessages,
  sendingNotices,
  startOverMessages,
} from '../kit/form/content.ts';
import { formAttributes } from '../kit/form/form-attributes.ts';

/** The steps in order: the answer's field, and the kind of control. */
export const steps = [
  { kind: 'choice', field: 'role' },
  { kind: 'choice', field: 'engagement' },
  { kind: 'choice', field: 'management' },
  { kind: 'choice', field: 'projectType' },
  { kind: 'choice', field: 'companySize' },
  { kind: 'skills', field: 'skills' },
  { kind: 'text', field: 'hiringFor' },
  { kind: 'choice', field: 'startDate' },
  { kind: 'contact', field: 'contact' },
] as const;

export type Step = (typeof steps)[number];

/** The fields of the last step. `autoComplete` and `type` let browsers fill them in. */
export const contactFields = [
  { name: 'name', mark: 'required', autoComplete: 'name' },
  {
    name: 'email',
    mark: 'required',
    type: 'email',
    autoComplete: 'email',
    spellCheck: 'false',
  },
  { name: 'company', mark: 'optional', autoComplete: 'organization' },
  { name: 'phone', mark: 'optional', type: 'tel', autoComplete: 'tel' },
] as const;

/** The labels of values that are shown as they are sent. */
const labelByValue = <V extends string>(values: readonly V[]): Record<V, string> =>
  Object.fromEntries(values.map((value): [string, string] => [value, value])) as never;

const managedByProvider = managements[0];

export const messages = {
  ...formMessages,
  ...otherWayMessages,
  ...startOverMessages,
  steps: {
    role: {
      short: 'Role',
      question: 'Who do you need?',
      options: {
        pm: 'Project manager',
        dev: 'Developer',
        designer: 'Designer',
        ai: 'AI specialist',
        cs: 'Customer service',
        marketing: 'Marketing',
        sales: 'Sales',
        other: 'Other',
      } satisfies Record<Role, string>,
    },
    engagement: {
      short: 'Engagement',
      question: 'How would you like to work together?',
      options: labelByValue(engagements),
    },
    management: {
      short: 'Management',
      question: 'Who should manage the work?',
      options: {
        ...labelByValue(managements),
        [managedByProvider]: 'I want you to manage the work',
      },
    },
    projectType: {
      short: 'Project',
      question: 'What kind of project is it?',
      options: labelByValue(projectTypes),
    },
    companySize: {
      short: 'Company size',
      question: 'How big is your company?',
      options: labelByValue(companySizes),
    },
    skills: {
      short: 'Skills',
      question: 'Which skills matter most?',
      options: labelByValue(Object.values(skillsByRole).flat()),
    },
    hiringFor: {
      short: 'Hiring for',
      question: 'What are you hiring for?',
      hint: 'One or two sentences are enough.',
    },
    startDate: {
      short: 'Start',
      question: 'When do you want to start?',
      options: labelByValue(startDates),
    },
    contact: { question: 'Where should we send your matches?' },
  },
  required: '(required)',
  optional: '(optional)',
  fields: {
    name: { label: 'Full name' },
    email: {
      label: 'Email',
      hint: 'We’ll send your matches here. Without an email address, we can’t reply.',
    },
    company: { label: 'Company' },
    phone: { label: 'Phone' },
  },
  /** The errors of a form with `guard`, by field. */
  faults: {
    name: { missing: 'Error: Enter your full name' },
    email: {
      missing: 'Error: Enter your email',
      malformed: 'Error: Enter an email address in the correct format, like name@example.com',
    },
  },
  /** Written without plural forms, so that any number fits. */
  leftOut: 'This field is full. Characters left out: {count}',
  stepOf: 'Step {step} of {of}',
  previous: 'Previous',
  next: 'Next',
  skip: 'Skip this question',
  clear: 'Clear',
  submit: 'Submit',
  noRole: 'Pick a role in step 1 to see suggested skills, or add your own below.',
  noSkills: 'We have no skill list for this role, so add your own below.',
  pickSkills: 'Pick as many as you like.',
  extraSkills: 'Other skills',
  extraSkillsHint: 'Put one on each line. Next adds them to your list, which our team receives.',
  addSkills: 'Add to my skills',
  /** Written without plural forms, so that any number fits. */
  addedSkills: {
    added: 'Skills added: {count}',
    leftOut: 'Left out, because the list is full: {count}',
    shortened: 'Shortened to {max} characters: {count}',
  },
  /** Separates the skills in the summary. */
  comma: ', ',
  /** Unless `guard` requires a name as well. */
  onlyEmail: 'Only your email is required.',
  purpose: 'We use these details only to match you and to reply.',
  summary: 'Your answers',
  noAnswers: 'Your answers will appear here as our team will see them.',
  change: 'Change',
  notices: {
    failure: { title: 'Error', text: 'Failed to submit form. Please try again.' },
    ...sendingNotices,
    success: {
      title: 'Success!',
      text: "We'll be in touch shortly with your personalized match.",
    },
  },
  allSet: "You're All Set.",
  willReply: 'Someone on our team will read your answers and reply to {contact}.',
  /** What the site claims, by the chosen role. */
  timing: {
    meet: 'Meet candidates in 48–72 hours.',
    match48: 'Usually matched within 48 hours.',
    sales: 'Matched in under 2 weeks.',
  },
  received: 'Received on {time}.',
  correctContact: 'Wrong address? Change it',
  sendAnother: 'Send another request',
  haveReady: 'Have these ready: the first task, the hours you need to share and your budget.',
  /** If neither an email address nor a phone number was given. */
  unreachable: 'We have your request. Now tell us where to reach you, or book a call.',
  contact: {
    label: 'Where can we reach you?',
    hint: 'An email address or a phone number.',
    missing: 'Error: Enter an email address or a phone number',
    send: 'Send',
  },
  whatNext: 'Prefer to talk it through now?',
  bookCall: 'Book a Call',
  opensNewTab: '(opens in a new tab)',
};

/** The values of each question with options. */
export const choices = Object.fromEntries(
  steps.flatMap(({ kind, field }) =>
    kind === 'choice' ? [[field, Object.keys(messages.steps[field].options)]] : [],
  ),
);

/** The roles that are matched in another time than the others. */
export const timings: { readonly [R in Role]?: keyof typeof messages.timing } = {
  pm: 'match48',
  sales: 'sales',
};

/** The messages on the provider's own page, where its name is known. */
export const messagesOnOwnPage = (provider: string) => ({
  steps: {
    management: { options: { [managedByProvider]: `I want ${provider} to manage the work` } },
  },
});

/** The attributes, with their kinds; documented in widgets/elements.d.ts: `HireGetMatchedElement`. */
export const attributes = {
  forRole: roles,
  guard: 'boolean',
  ownsPage: 'boolean',
  scheduleUrl: 'string',
  ...formAttributes,
} as const;
