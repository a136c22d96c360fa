import * as contract from '../../supabase/functions/_shared/contract.ts';

/** The forms by their element, without `hire-`. */
const forms: Readonly<Record<string, contract.Form>> = {
  'get-matched': contract.getMatchedForm,
  apply: contract.applicationForm,
  'discovery-call': contract.discoveryCallForm,
  'newsletter-panel': contract.newsletterForm,
  'newsletter-popup': contract.newsletterForm,
};

/** The fields that take one of these values only. */
const options: Readonly<Record<string, readonly string[]>> = {
  role: contract.roles,
  engagement: contract.engagements,
  management: contract.managements,
  projectType: contract.projectTypes,
  companySize: contract.companySizes,
  startDate: contract.startDates,
  curiosity: contract.topics,
  talentType: contract.talentTypes,
  urgency: contract.urgencies,
  experience: contract.experiences,
  availability: contract.availabilities,
};

/** The rows of an element's fields: their names, and what each takes. Text in backticks is code. */
export const fieldRows = (name: string): string[][] =>
  Object.entries(forms[name]?.fields ?? {}).map(([field, { kind, max, items }]) => [
    `\`${field}\``,
    options[field]?.map((value) => `\`${value}\``).join(', ') ??
      (kind === 'list'
        ? `a list of at most ${items} texts`
        : `a text of at most ${max.toLocaleString('en')} characters`),
  ]);
