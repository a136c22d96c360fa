import { expect, type Locator, type Page } from 'playwright/test';
import type { GetMatchedAnswers } from '../../widgets/elements.d.ts';
import { contactFields, type Step, steps } from '../../widgets/get-matched/content.ts';
import { getMatched } from '../messages.ts';
import { partner, site } from './addresses.ts';
import { callMethod } from './call-method.ts';
import { uniqueEmail } from './inbox.ts';

/** The two kinds of pages that contain the wizard. */
export const places = [
  { name: 'our own page', address: `${site}/get-matched` },
  { name: 'a partner’s page', address: partner },
] as const;

export const [ourPage, partnerPage] = places;
export const ownPage = ourPage.address;

export const failureText = getMatched.notices.failure.text;

/** The questions of the steps, in order. */
export const questionTexts = steps.map(({ field }) => getMatched.steps[field].question);

export const stepCount = questionTexts.length;

/** The number of the step that asks for a field. */
export const stepOf = (name: Step['field']): number =>
  steps.findIndex(({ field }) => field === name) + 1;

export const wizardOf = (page: Page): Locator => page.locator('hire-get-matched');

/** Opens a page and waits until its wizard is defined, not only prerendered. */
export async function openWizard(page: Page, address: string = ownPage): Promise<Locator> {
  await page.goto(address);
  await wizardOf(page).scrollIntoViewIfNeeded();
  await expect(page.locator('hire-get-matched:defined')).toBeVisible();
  return wizardOf(page);
}

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  wizardOf(page)
    .getByRole('button', { name, exact: typeof name === 'string' })
    .click();

export const question = (page: Page, step: number): Locator =>
  wizardOf(page).getByRole('heading', { name: questionTexts[step - 1] ?? '', exact: true });

/** Shows a step by the method `goTo`. */
export async function goTo(page: Page, step: number): Promise<void> {
  await callMethod(wizardOf(page), 'goTo', step);
  await expect(question(page, step)).toBeVisible();
}

const textSteps = steps.flatMap((step) => (step.kind === 'text' ? [step.field] : []));

const labels = {
  name: getMatched.fields.name.label,
  email: getMatched.fields.email.label,
  company: getMatched.fields.company.label,
  phone: getMatched.fields.phone.label,
  ...(Object.fromEntries(
    textSteps.map((field) => [field, getMatched.steps[field].question]),
  ) as Record<(typeof textSteps)[number], string>),
  extraSkills: getMatched.extraSkills,
};

/** A text field of any step. */
export const field = (page: Page, name: keyof typeof labels): Locator =>
  wizardOf(page).getByRole('textbox', { name: labels[name] });

/** Answers to all fields, with a unique email address. */
export const createAnswers = (): GetMatchedAnswers => ({
  role: 'dev',
  engagement: 'Project-based',
  management: "I'll manage the talent directly",
  projectType: 'Existing project that needs more resources',
  companySize: '11–50',
  skills: ['React', 'Postgres'],
  hiringFor: 'An API for engines',
  startDate: 'Within 2 weeks',
  name: 'Ada Byron',
  email: uniqueEmail(),
  company: 'Byron & Babbage',
  phone: '+44 20 1234',
});

/** Answers every question by the controls. Ends at the last step with every field filled in. */
export async function answerAll(page: Page): Promise<GetMatchedAnswers> {
  const answers = createAnswers();
  const wizard = wizardOf(page);
  for (const step of steps) {
    if (step.kind === 'choice') {
      const options: Record<string, string> = getMatched.steps[step.field].options;
      const name = options[answers[step.field]] ?? '';
      await wizard.getByRole('radio', { name, exact: true }).check();
    } else if (step.kind === 'skills') {
      for (const name of answers.skills)
        await wizard.getByRole('checkbox', { name, exact: true }).check();
    } else if (step.kind === 'text') {
      await field(page, step.field).fill(answers[step.field]);
    } else {
      await fillContact(page, answers);
      continue;
    }
    await press(page, 'Next');
  }
  return answers;
}

/** Like `answerAll`, but sets all answers except those of the last step by a method. */
export async function answerQuickly(page: Page): Promise<GetMatchedAnswers> {
  const answers = createAnswers();
  const withoutContact = { ...answers, name: '', email: '', company: '', phone: '' };
  await callMethod(wizardOf(page), 'setData', withoutContact);
  await goTo(page, stepCount);
  await fillContact(page, answers);
  return answers;
}

/** Like `answerQuickly`, and sends the answers, which are received. */
export async function sendQuickly(page: Page): Promise<GetMatchedAnswers> {
  const answers = await answerQuickly(page);
  await press(page, 'Submit');
  await expect(confirmation(page)).toBeVisible();
  return answers;
}

async function fillContact(page: Page, answers: GetMatchedAnswers): Promise<void> {
  for (const { name } of contactFields) {
    const { label } = getMatched.fields[name];
    await wizardOf(page).getByRole('textbox', { name: label }).fill(answers[name]);
  }
}

export const confirmation = (page: Page): Locator =>
  wizardOf(page).getByRole('group', { name: getMatched.allSet });

/** The latest timestamp of a press, in seconds. */
let pressTime = 0;

/**
 * Presses twice at the same point with a mouse or a finger. `gap` is the time between the timestamps
 * in milliseconds. The events are sent at once, because on a busy page a delay could cause a long
 * press.
 */
export async function pressTwice(
  page: Page,
  target: Locator,
  gap: number,
  hand: 'mouse' | 'touch' = 'mouse',
): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const client = await page.context().newCDPSession(page);
  pressTime = Math.max(pressTime, Date.now() / 1000) + 10;
  const events = [0, gap].flatMap((delay, index) => {
    const timestamp = pressTime + delay / 1000;
    const click = { ...point, button: 'left', clickCount: index + 1, timestamp } as const;
    return hand === 'touch'
      ? [
          client.send('Input.dispatchTouchEvent', {
            type: 'touchStart',
            touchPoints: [point],
            timestamp,
          }),
          client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp }),
        ]
      : [
          client.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...click }),
          client.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...click }),
        ];
  });
  await Promise.all(events);
}

/** Pastes a text into the focused field. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), text);
  await page.keyboard.press('ControlOrMeta+v');
}
