import {
  applicationForm,
  discoveryCallForm,
  type forms,
  getMatchedForm,
  newsletterForm,
} from '../../_shared/contract.ts';

/** How a mail presents the answers of a form. */
interface MailOutline {
  readonly title: string;
  /** The contact fields. They come first, and the first one that is filled in names the person. */
  readonly contact: readonly string[];
  /** The fields whose answers are in the subject. */
  readonly subjectFields: readonly string[];
}

/** By form type. */
export const mailOutlines: Readonly<Record<(typeof forms)[number]['type'], MailOutline>> = {
  [getMatchedForm.type]: {
    title: 'Get matched',
    contact: ['name', 'email', 'phone', 'company'],
    subjectFields: ['role', 'engagement', 'startDate'],
  },
  [newsletterForm.type]: { title: 'Newsletter', contact: ['email'], subjectFields: ['curiosity'] },
  [discoveryCallForm.type]: {
    title: 'Discovery call',
    contact: ['name', 'email', 'company'],
    subjectFields: ['talentType', 'urgency'],
  },
  [applicationForm.type]: {
    title: 'Talent application',
    contact: ['name', 'email', 'location', 'timezone'],
    subjectFields: ['experience', 'availability'],
  },
};

/** Labels that cannot be derived from the field's name. */
const labels = new Map([
  ['curiosity', 'Topic'],
  ['email', 'Email'],
  ['hourlyRate', 'Hourly rate (USD)'],
  ['timezone', 'Time zone'],
]);

/** The fields whose answers are codes, with labels for codes that are not readable themselves. */
const wordsByField: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  role: { pm: 'Project manager', dev: 'Developer', ai: 'AI specialist', cs: 'Customer service' },
  curiosity: { 'ai-workflows': 'AI workflows' },
  talentType: { 'ai-specialists': 'AI specialists' },
  urgency: {
    '1-2-weeks': 'In 1–2 weeks',
    '1-month': 'Within a month',
    exploring: 'Just exploring',
  },
  experience: { '1-2': '1–2 years', '3-5': '3–5 years', '5-10': '5–10 years', '10+': '10+ years' },
  availability: {
    'part-time': 'Part-time',
    'project-based': 'Project-based',
    'full-time': 'Full-time',
  },
};

/** The label of a field in mails and exports: "Company size" for `companySize`. */
export function fieldLabel(field: string): string {
  return labels.get(field) ?? sentenceCase(field.replace(/[A-Z]/g, (letter) => ` ${letter}`));
}

/** A readable answer: "Remote teams" for `remote-teams`. */
export function answerLabel(field: string, answer: string): string {
  const words = wordsByField[field];
  if (words && Object.hasOwn(words, answer)) return words[answer] ?? answer;
  return words && /^[a-z-]+$/.test(answer) ? sentenceCase(answer.replaceAll('-', ' ')) : answer;
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
}
