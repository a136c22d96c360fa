import { expect, type Locator, type Page } from 'playwright/test';
import { openHostPage } from './host-page.ts';
import { call, markupOf, type Tag, whenDefined } from './walks.ts';

/** An element that holds a form. */
export interface Kind {
  readonly tag: Tag;
  /** The tag, where it is more than the form's own. */
  readonly markup?: string;
  readonly form: Tag;
  readonly answers: object;
  /** Goes on from the first step. */
  goOn?(form: Locator): Promise<unknown>;
  /** What is seen of where the visitor is, and of what they answered there. */
  look(page: Page): Promise<void>;
}

const name = 'Ada Byron';
const email = 'ada@byron.example';

const matched = {
  form: 'hire-get-matched',
  answers: {
    role: 'dev',
    engagement: 'Project-based',
    management: "I'll manage the talent directly",
    projectType: 'New idea or project',
    companySize: '11–50',
    skills: ['React', 'Lace'],
    hiringFor: 'An API for engines',
    startDate: 'ASAP',
    name,
    email,
    company: 'Byron & Babbage',
    phone: '+44 20 1234',
  },
  goOn: (form: Locator) => call(form, 'goTo', 4),
  look: async (page: Page) => {
    await expect(page.getByText('Step 4 of 9')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'New idea or project' })).toBeChecked();
  },
} as const;

const lookAtNewsletter = async (page: Page) => {
  await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Topic')).toHaveValue('remote-teams');
};

const newsletter = { answers: { email, curiosity: 'remote-teams' }, look: lookAtNewsletter };

/** Every element that holds a form, with an answer to everything. */
export const kinds: Readonly<Record<string, Kind>> = {
  'hire-get-matched': { tag: 'hire-get-matched', ...matched },
  'hire-popover with the wizard in it': {
    tag: 'hire-popover',
    markup: '<hire-popover open><hire-get-matched></hire-get-matched></hire-popover>',
    ...matched,
  },
  'hire-apply': {
    tag: 'hire-apply',
    form: 'hire-apply',
    answers: {
      name,
      email,
      location: 'London',
      skills: ['DevOps', 'Data Science'],
      experience: '10+',
      availability: 'part-time',
      hourlyRate: '40 to 60',
      portfolio: 'https://byron.example',
      bio: 'Notes on an engine',
      languages: 'English, French',
      timezone: 'GMT',
      resumeFile: 'Ada.pdf',
    },
    look: async (page) => {
      await expect(page.getByLabel('Full name')).toHaveValue(name);
      await expect(page.getByLabel('DevOps')).toBeChecked();
      await expect(page.getByRole('button', { name: 'Remove resume Ada.pdf' })).toBeVisible();
    },
  },
  'hire-discovery-call': {
    tag: 'hire-discovery-call',
    form: 'hire-discovery-call',
    answers: {
      name,
      email,
      company: 'Byron Ltd',
      talentType: 'developers',
      urgency: '1-month',
      notes: 'A vault',
    },
    goOn: (form) => call(form, 'next'),
    look: async (page) => {
      await expect(page.getByRole('heading', { name: 'Tell us about your needs' })).toBeVisible();
      await expect(page.getByLabel('Anything else')).toHaveValue('A vault');
    },
  },
  'hire-newsletter-panel': {
    tag: 'hire-newsletter-panel',
    form: 'hire-newsletter-panel',
    ...newsletter,
  },
  'hire-newsletter-popup': {
    tag: 'hire-newsletter-popup',
    form: 'hire-newsletter-popup',
    ...newsletter,
  },
};

/** The form's answers. */
export const read = (form: Locator) => call(form, 'getData') as Promise<Record<string, unknown>>;

/** Opens a page with the element, and answers everything in it. */
export async function openAnswered(page: Page, kind: Kind) {
  const { tag, markup = markupOf(tag) } = kind;
  const heard = await openHostPage(page, { body: `<main>${markup}</main><aside></aside>` });
  const form = await answerAll(page, kind);
  return { form, ...heard };
}

/** Opens what has to be, answers everything in it, and goes on. */
export async function answerAll(page: Page, kind: Kind): Promise<Locator> {
  const { tag, form: name, answers, goOn, look } = kind;
  await whenDefined(page, tag);
  await whenDefined(page, name);
  const form = page.locator(name);
  await call(form, 'setData', answers);
  await goOn?.(form);
  await look(page);
  expect(await read(form)).toEqual(answers);
  return form;
}

/** How many answers are as they were, said in the figure's line. */
export function countLost(title: string, answers: object, after: Record<string, unknown>): number {
  const all = Object.entries(answers);
  const kept = all.filter(([field, value]) => String(after[field]) === String(value));
  console.log(`  ${title}: ${kept.length} of ${all.length} answers kept`);
  return all.length - kept.length;
}
