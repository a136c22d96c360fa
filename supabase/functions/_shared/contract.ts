/**
 * The contract between the widgets and the function `send-email`: the four request bodies, the
 * option lists and the limits. Both sides import this file; it imports nothing.
 *
 * A request body is `{ formType, formData }`: `formType` is a form's `type`, `formData` has exactly
 * the keys of its `fields`. The lengths suffice for any real answer, and keep a body within
 * `MAX_BODY_BYTES`.
 */

/** The largest request body the function reads, in bytes. */
export const MAX_BODY_BYTES = 32 * 1024;

/** The kind of a field and its limits. */
export interface Field {
  /** `list` is an array of strings; `email` is an address, checked where required. Default `text`. */
  readonly kind?: 'text' | 'email' | 'list';
  /** An empty value is refused with 422. */
  readonly required?: true;
  /** The longest text, or the longest item of a list, in UTF-16 units. */
  readonly max: number;
  /** The most items of a list. */
  readonly items?: number;
}

export interface Form {
  readonly type: string;
  readonly fields: Readonly<Record<string, Field>>;
}

/** The `formData` of a form: a string for each field, an array of strings for a list. */
export type FormData<F extends Form> = {
  -readonly [K in keyof F['fields']]: F['fields'][K] extends { kind: 'list' } ? string[] : string;
};

const SHORT = 200;
const LINK = 2000;
const LONG = 5000;

export const getMatchedForm = {
  type: 'Get Matched - Multi-Step',
  fields: {
    role: { max: SHORT },
    engagement: { max: SHORT },
    management: { max: SHORT },
    projectType: { max: SHORT },
    companySize: { max: SHORT },
    skills: { kind: 'list', max: SHORT, items: 50 },
    hiringFor: { max: LONG },
    startDate: { max: SHORT },
    name: { max: SHORT },
    email: { kind: 'email', max: SHORT },
    company: { max: SHORT },
    phone: { max: SHORT },
  },
} as const satisfies Form;

export const newsletterForm = {
  type: 'Newsletter Subscription',
  fields: {
    email: { kind: 'email', required: true, max: SHORT },
    curiosity: { max: SHORT },
  },
} as const satisfies Form;

export const discoveryCallForm = {
  type: 'Discovery Call Request',
  fields: {
    name: { required: true, max: SHORT },
    email: { kind: 'email', required: true, max: SHORT },
    company: { required: true, max: SHORT },
    talentType: { max: SHORT },
    urgency: { max: SHORT },
    notes: { max: LONG },
  },
} as const satisfies Form;

export const applicationForm = {
  type: 'Talent Application',
  fields: {
    name: { required: true, max: SHORT },
    email: { kind: 'email', required: true, max: SHORT },
    location: { max: SHORT },
    skills: { kind: 'list', max: SHORT, items: 50 },
    experience: { required: true, max: SHORT },
    availability: { required: true, max: SHORT },
    hourlyRate: { max: SHORT },
    portfolio: { max: LINK },
    bio: { max: LONG },
    languages: { max: SHORT },
    timezone: { max: SHORT },
    resumeFile: { max: SHORT },
  },
} as const satisfies Form;

/** Every form that the function accepts. */
export const forms = [getMatchedForm, newsletterForm, discoveryCallForm, applicationForm] as const;

/** The roles that a company can ask for: the values of `role`. */
export const roles = ['pm', 'dev', 'designer', 'ai', 'cs', 'marketing', 'sales', 'other'] as const;
export type Role = (typeof roles)[number];

/** The skills that the wizard offers for a role. */
export const skillsByRole: Readonly<Record<Role, readonly string[]>> = {
  dev: ['React', 'Python', 'Webflow', 'APIs', 'Postgres', 'AI Integration'],
  pm: ['Asana', 'Notion', 'Agile', 'Communication', 'Remote leadership'],
  designer: ['Figma', 'Adobe Creative', 'UI/UX', 'Webflow', 'Prototyping'],
  ai: ['GPT', 'LangChain', 'Automation', 'Zapier', 'Python'],
  cs: ['Zendesk', 'Communication', 'CRM', 'Support Tools'],
  marketing: ['Analytics', 'SEO', 'Content', 'Email Marketing', 'Paid Ads'],
  sales: [],
  other: [],
};

export const engagements = ['Full-time', 'Part-time', 'Project-based', 'Not sure yet'] as const;

export const managements = [
  'I want the provider to manage the work',
  "I'll manage the talent directly",
  'Not sure yet',
] as const;

export const projectTypes = [
  'New idea or project',
  'Existing project that needs more resources',
  'None of the above — just looking to learn more',
] as const;

export const companySizes = ['Just me', '2–10', '11–50', '51–200', '200+'] as const;

export const startDates = [
  'ASAP',
  'Within 2 weeks',
  'Within a month',
  'Flexible',
  'Just exploring options',
] as const;

/** The newsletter's topics: the values of `curiosity`. */
export const topics = [
  'ai-workflows',
  'remote-teams',
  'hiring-strategies',
  'productivity-tools',
  'startup-insights',
  'other',
] as const;

export const talentTypes = [
  'developers',
  'designers',
  'project-managers',
  'virtual-assistants',
  'ai-specialists',
  'cybersecurity',
  'other',
] as const;

export const urgencies = ['immediately', '1-2-weeks', '1-month', 'exploring'] as const;

/** Years of experience. */
export const experiences = ['1-2', '3-5', '5-10', '10+'] as const;

export const availabilities = ['part-time', 'project-based', 'full-time'] as const;

export const talentSkills = [
  'Frontend Development',
  'Backend Development',
  'Full-Stack Development',
  'Mobile Development',
  'DevOps',
  'Data Science',
  'UI/UX Design',
  'Product Management',
  'QA Testing',
  'Digital Marketing',
  'Content Writing',
  'Project Management',
] as const;

/** The value of `resumeFile` if no file was chosen. A file's content is never sent. */
export const NO_RESUME = 'No resume uploaded';

/**
 * Hidden fields that only robots fill in (honeypots). An empty one is not sent, so that a person's
 * body has exactly the keys of its form. A submission with one is spam.
 */
export const trapFields = ['website', 'fax'] as const;
