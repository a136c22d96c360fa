import { expect, type Locator, type Page } from 'playwright/test';
import { callMethod } from '../e2e/call-method.ts';
import { createAnswers, stepCount, stepOf } from '../e2e/wizard.ts';
import { apply, discoveryCall } from '../messages.ts';
import { openHostPage } from './host-page.ts';
import { markupOf, type Tag, whenDefined } from './scenarios.ts';

/** A form to fill in, with its answers. */
export interface FormCase {
  readonly tag: Tag;
  /** The markup, if it is more than the form's tag. */
  readonly markup?: string;
  readonly form: Tag;
  readonly answers: object;
  /** Moves on from the first step. */
  advance?(form: Locator): Promise<unknown>;
  /** Checks that the current step and its answers are visible. */
  expectAnswers(page: Page): Promise<void>;
}

const name = 'Ada Byron';
const email = 'ada@byron.example';

const answers = { ...createAnswers(), skills: ['React', 'Lace'] };

/** The step of the wizard that is shown with its answer. */
export const wizardStep = stepOf('projectType');

const wizard = {
  form: 'hire-get-matched',
  answers,
  advance: (form: Locator) => callMethod(form, 'goTo', wizardStep),
  expectAnswers: async (page: Page) => {
    await expect(page.getByText(`Step ${wizardStep} of ${stepCount}`)).toBeVisible();
    await expect(page.getByRole('radio', { name: answers.projectType })).toBeChecked();
  },
} as const;

const expectNewsletterAnswers = async (page: Page) => {
  await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Topic')).toHaveValue('remote-teams');
};

const newsletter = {
  answers: { email, curiosity: 'remote-teams' },
  expectAnswers: expectNewsletterAnswers,
};

/** Every element that contains a form, with answers to all fields. */
export const formCases: Readonly<Record<string, FormCase>> = {
  'hire-get-matched': { tag: 'hire-get-matched', ...wizard },
  'hire-popover with the wizard in it': {
    tag: 'hire-popover',
    markup: '<hire-popover open><hire-get-matched></hire-get-matched></hire-popover>',
    ...wizard,
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
    expectAnswers: async (page) => {
      await expect(page.getByLabel(apply.fields.name.label)).toHaveValue(name);
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
    advance: (form) => callMethod(form, 'next'),
    expectAnswers: async (page) => {
      await expect(page.getByRole('heading', { name: discoveryCall.titles.needs })).toBeVisible();
      await expect(page.getByLabel(discoveryCall.fields.notes.label)).toHaveValue('A vault');
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

/** Reads the answers of the form. */
export const readAnswers = (form: Locator) =>
  callMethod(form, 'getData') as Promise<Record<string, unknown>>;

/** Opens a page with the element, and fills in all its fields. */
export async function openFilledForm(page: Page, kind: FormCase) {
  const { tag, markup = markupOf(tag) } = kind;
  const heard = await openHostPage(page, { body: `<main>${markup}</main><aside></aside>` });
  const form = await answerAll(page, kind);
  return { form, ...heard };
}

/** Opens the element if needed, fills in all its fields, and moves on from the first step. */
export async function answerAll(page: Page, kind: FormCase): Promise<Locator> {
  const { tag, form: name, answers, advance, expectAnswers } = kind;
  await whenDefined(page, tag);
  await whenDefined(page, name);
  const form = page.locator(name);
  await callMethod(form, 'setData', answers);
  await advance?.(form);
  await expectAnswers(page);
  expect(await readAnswers(form)).toEqual(answers);
  return form;
}

/** Returns how many answers are lost, and prints how many are kept. */
export function countLostAnswers(
  title: string,
  answers: object,
  after: Record<string, unknown>,
): number {
  const all = Object.entries(answers);
  const kept = all.filter(([field, value]) => String(after[field]) === String(value));
  console.log(`  ${title}: ${kept.length} of ${all.length} answers kept`);
  return all.length - kept.length;
}
