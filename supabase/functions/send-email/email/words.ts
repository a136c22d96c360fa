import {
  applicationForm,
  discoveryCallForm,
  type forms,
  getMatchedForm,
  newsletterForm,
} from '../../_shared/contract.ts';

/** How a mail presents a form's answers. */
export interface MailWords {
  readonly title: string;
  /** The fields to reach a person by: they stand first, and the first filled names the person. */
  readonly contact: readonly string[];
  /** The fields that say in the subject what is asked for. */
  readonly gist: readonly string[];
}

/** By form type. */
export const mailWords: Readonly<Record<(typeof forms)[number]['type'], MailWords>> = {
  [getMatchedForm.type]: {
    title: 'Get matched',
    contact: ['name', 'email', 'phone', 'company'],
    gist: ['role', 'engagement', 'startDate'],
  },
  [newsletterForm.type]: { title: 'Newsletter', contact: ['email'], gist: ['curiosity'] },
  [discoveryCallForm.type]: {
    title: 'Discovery call',
    contact: ['name', 'email', 'company'],
    gist: ['talentType', 'urgency'],
  },
  [applicationForm.type]: {
    title: 'Talent application',
    contact: ['name', 'email', 'location', 'timezone'],
    gist: ['experience', 'availability'],
  },
};

/** Labels that do not follow from the field's name. */
const labels = new Map([
  ['curiosity', 'Topic'],
  ['email', 'E-mail'],
  ['hourlyRate', 'Hourly rate (USD)'],
  ['timezone', 'Time zone'],
]);

/** The fields whose answers are codes, with the words for codes that do not say it themselves. */
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

/** What a mail and a table of leads call a field: `companySize` is "Company size". */
export function labelOf(field: string): string {
  return labels.get(field) ?? sentenceCase(field.replace(/[A-Z]/g, (letter) => ` ${letter}`));
}

/** An answer as a person would say it: `remote-teams` is "Remote teams". */
export function inWords(field: string, answer: string): string {
  const words = wordsByField[field];
  if (words && Object.hasOwn(words, answer)) return words[answer] ?? answer;
  return words && /^[a-z-]+$/.test(answer) ? sentenceCase(answer.replaceAll('-', ' ')) : answer;
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
}
