import {
  companySizes,
  engagements,
  managements,
  projectTypes,
  type Role,
  startDates,
} from '../../supabase/functions/_shared/contract.ts';

const sameWords = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

const roleNames: Readonly<Record<Role, string>> = {
  pm: 'Project manager',
  dev: 'Developer',
  designer: 'Designer',
  ai: 'AI specialist',
  cs: 'Customer service',
  marketing: 'Marketing',
  sales: 'Sales',
  other: 'Other',
};

/** The nine steps in order: what each asks, in which field it is kept, and how it is answered. */
export const steps = [
  {
    kind: 'choice',
    field: 'role',
    short: 'Role',
    question: 'Who do you need?',
    options: Object.entries(roleNames).map(([value, label]) => ({ value, label })),
  },
  {
    kind: 'choice',
    field: 'engagement',
    short: 'Engagement',
    question: 'How would you like to work together?',
    options: sameWords(engagements),
  },
  {
    kind: 'choice',
    field: 'management',
    short: 'Management',
    question: 'Who should manage the work?',
    options: sameWords(managements),
  },
  {
    kind: 'choice',
    field: 'projectType',
    short: 'Project',
    question: 'What kind of project is it?',
    options: sameWords(projectTypes),
  },
  {
    kind: 'choice',
    field: 'companySize',
    short: 'Company size',
    question: 'How big is your company?',
    options: sameWords(companySizes),
  },
  { kind: 'skills', field: 'skills', short: 'Skills', question: 'Which skills matter most?' },
  {
    kind: 'text',
    field: 'hiringFor',
    short: 'Hiring for',
    question: 'What are you hiring for?',
    hint: 'One or two sentences are enough.',
  },
  {
    kind: 'choice',
    field: 'startDate',
    short: 'Start',
    question: 'When do you want to start?',
    options: sameWords(startDates),
  },
  { kind: 'contact', question: 'Where should we send your matches?' },
] as const;

export type Step = (typeof steps)[number];

/** The fields of step 9. `autoComplete` and `type` let browsers fill them in. */
export const contactFields = [
  { name: 'name', label: 'Full name', mark: '(required)', autoComplete: 'name' },
  {
    name: 'email',
    label: 'Email',
    mark: '(required)',
    type: 'email',
    autoComplete: 'email',
    spellCheck: 'false',
    hint: 'We send your matches here. Without an e-mail we cannot reply.',
  },
  { name: 'company', label: 'Company', mark: '(optional)', autoComplete: 'organization' },
  { name: 'phone', label: 'Phone', mark: '(optional)', type: 'tel', autoComplete: 'tel' },
] as const;

/** What a guarded form says of a fault, by field. */
export const faults: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  name: { missing: 'Error: Enter your full name' },
  email: {
    missing: 'Error: Enter your email',
    malformed: 'Error: Enter an email address in the correct format, like name@example.com',
  },
};

export const words = {
  progress: 'Progress',
  stepOf: (step: number) => `Step ${step} of ${steps.length}`,
  previous: 'Previous',
  next: 'Next',
  skip: 'Skip this question',
  submit: 'Submit',
  sending: 'Sending…',
  noRole: 'Pick a role in step 1 and we will suggest skills for it. Or add your own below.',
  noSkills: 'We have no list for this role, so tell us in your own words below.',
  pickSkills: 'Pick as many as you like.',
  extraSkills: 'Other skills',
  extraSkillsHint: 'Only skills in your list are sent. Put one on each line, then add them.',
  addSkills: 'Add to my skills',
  addedSkills: (count: number) => (count === 1 ? '1 skill added' : `${count} skills added`),
  purpose:
    'We use these details only to match you and to reply. Add a phone number if you would rather talk.',
  summary: 'Your answers',
  change: 'Change',
  failure: {
    tone: 'danger',
    title: 'Error',
    text: 'Failed to submit form. Please try again.',
    dismissLabel: 'Dismiss this notice',
  },
  success: {
    tone: 'success',
    title: 'Success!',
    text: "We'll be in touch shortly with your personalized match.",
    dismissLabel: 'Dismiss this notice',
  },
  allSet: "You're All Set.",
  willReply: (email: string) => `We read your answers and write to ${email}.`,
  noEmail: 'We have no e-mail for you, so book a call and we will match you there.',
  whatNext:
    'Then you meet people we have already vetted, and you pick. Rather talk it through now?',
  bookCall: 'Book a Call',
} as const;
