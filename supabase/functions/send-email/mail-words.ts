import {
  applicationForm,
  discoveryCallForm,
  type Form,
  type forms,
  getMatchedForm,
  newsletterForm,
  type Role,
} from '../_shared/contract.ts';

/** How a mail speaks of a form's answers. */
export interface MailWords {
  readonly title: string;
  /** The fields to reach a person by: they stand first, and the first filled names the person. */
  readonly contact: readonly string[];
  readonly organisation?: string;
  /** The fields that say in the subject what is asked for. */
  readonly gist: readonly string[];
}

type KeysOf<Fields> = Fields extends unknown ? keyof Fields : never;

/** What every field is called. */
const labels: Readonly<Record<KeysOf<(typeof forms)[number]['fields']>, string>> = {
  role: 'Role',
  engagement: 'Engagement',
  management: 'Management',
  projectType: 'Project',
  companySize: 'Company size',
  skills: 'Skills',
  hiringFor: 'Hiring for',
  startDate: 'Start',
  name: 'Name',
  email: 'E-mail',
  company: 'Company',
  phone: 'Phone',
  curiosity: 'Topic',
  talentType: 'Talent',
  urgency: 'Urgency',
  notes: 'Notes',
  location: 'Location',
  experience: 'Experience',
  availability: 'Availability',
  hourlyRate: 'Hourly rate (USD)',
  portfolio: 'Portfolio',
  bio: 'Bio',
  languages: 'Languages',
  timezone: 'Time zone',
  resumeFile: 'Resume',
};

const labelByField = new Map(Object.entries(labels));

/** What a mail and a table of leads call a field. */
export const labelOf = (field: string): string => labelByField.get(field) ?? field;

const wordsByForm = new Map([
  describe(getMatchedForm, {
    title: 'Get matched',
    contact: ['name', 'email', 'phone', 'company'],
    organisation: 'company',
    gist: ['role', 'engagement', 'startDate'],
  }),
  describe(newsletterForm, { title: 'Newsletter', contact: ['email'], gist: ['curiosity'] }),
  describe(discoveryCallForm, {
    title: 'Discovery call',
    contact: ['name', 'email', 'company'],
    organisation: 'company',
    gist: ['talentType', 'urgency'],
  }),
  describe(applicationForm, {
    title: 'Talent application',
    contact: ['name', 'email', 'location', 'timezone'],
    gist: ['experience', 'availability'],
  }),
]);

/** The codes that forms send, in words; a code that is not here stands as it is. */
const wordsByField: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  role: {
    pm: 'Project manager',
    dev: 'Developer',
    designer: 'Designer',
    ai: 'AI specialist',
    cs: 'Customer service',
    marketing: 'Marketing',
    sales: 'Sales',
    other: 'Other',
  } satisfies Record<Role, string>,
  curiosity: {
    'ai-workflows': 'AI workflows',
    'remote-teams': 'Remote teams',
    'hiring-strategies': 'Hiring strategies',
    'productivity-tools': 'Productivity tools',
    'startup-insights': 'Startup insights',
    other: 'Other',
  },
  talentType: {
    developers: 'Developers',
    designers: 'Designers',
    'project-managers': 'Project managers',
    'virtual-assistants': 'Virtual assistants',
    'ai-specialists': 'AI specialists',
    cybersecurity: 'Cybersecurity',
    other: 'Other',
  },
  urgency: {
    immediately: 'Immediately',
    '1-2-weeks': 'In 1–2 weeks',
    '1-month': 'Within a month',
    exploring: 'Just exploring',
  },
  experience: {
    '1-2': '1–2 years',
    '3-5': '3–5 years',
    '5-10': '5–10 years',
    '10+': '10+ years',
  },
  availability: {
    'part-time': 'Part-time',
    'project-based': 'Project-based',
    'full-time': 'Full-time',
  },
};

export function wordsOf(form: Form): MailWords {
  return wordsByForm.get(form.type) ?? { title: form.type, contact: [], gist: [] };
}

/** An answer as a person would say it. */
export function inWords(field: string, answer: string): string {
  const words = wordsByField[field] ?? {};
  return Object.hasOwn(words, answer) ? (words[answer] ?? answer) : answer;
}

/** Checks the names against the form's, so that a renamed field is an error of types. */
function describe<F extends Form>(
  form: F,
  words: MailWords & {
    contact: readonly (keyof F['fields'])[];
    organisation?: keyof F['fields'];
    gist: readonly (keyof F['fields'])[];
  },
): readonly [string, MailWords] {
  return [form.type, words];
}
