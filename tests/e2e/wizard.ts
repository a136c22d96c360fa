import { expect, type Locator, type Page, type Request } from 'playwright/test';
import { functionUrl, partner, site } from './addresses.ts';

/** The two kinds of page that the wizard lives in. */
export const places = [
  { name: 'our own page', address: `${site}/get-matched` },
  { name: 'a partner’s page', address: partner },
] as const;

export const [ourPage, partnerPage] = places;
export const ownPage = ourPage.address;

export const failureText = 'Failed to submit form. Please try again.';

/** The questions in order, and an answer to each. */
export const questions = [
  'Who do you need?',
  'How would you like to work together?',
  'Who should manage the work?',
  'What kind of project is it?',
  'How big is your company?',
  'Which skills matter most?',
  'What are you hiring for?',
  'When do you want to start?',
  'Where should we send your matches?',
] as const;

export const wizardOf = (page: Page): Locator => page.locator('hire-get-matched');

/** Opens a page and waits until its wizard is more than its first view. */
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
  wizardOf(page).getByRole('heading', { name: questions[step - 1] ?? '', exact: true });

/** Shows that step at once, as a host's script can. */
export async function goTo(page: Page, step: number): Promise<void> {
  await wizardOf(page).evaluate((element, step) => {
    (element as HTMLElementTagNameMap['hire-get-matched']).goTo(step);
  }, step);
  await expect(question(page, step)).toBeVisible();
}

export const field = (page: Page, name: RegExp): Locator =>
  wizardOf(page).getByRole('textbox', { name });

/** An answer to each of the twelve fields; the e-mail is one of a kind. */
const answersOfOne = () => ({
  role: 'dev',
  engagement: 'Project-based',
  management: "I'll manage the talent directly",
  projectType: 'Existing project that needs more resources',
  companySize: '11–50',
  skills: ['React', 'Postgres'],
  hiringFor: 'An API for engines',
  startDate: 'Within 2 weeks',
  name: 'Ada Byron',
  email: `${crypto.randomUUID()}@byron.example`,
  company: 'Byron & Babbage',
  phone: '+44 20 1234',
});

export type Answers = ReturnType<typeof answersOfOne>;

/** Answers every question as a visitor does, and stands on step 9 with every field filled in. */
export async function answerAll(page: Page): Promise<Answers> {
  const answers = answersOfOne();
  const wizard = wizardOf(page);
  const { engagement, management, projectType, companySize } = answers;
  for (const choice of ['Developer', engagement, management, projectType, companySize]) {
    await wizard.getByRole('radio', { name: choice, exact: true }).check();
    await press(page, 'Next');
  }
  for (const skill of answers.skills) {
    await wizard.getByRole('checkbox', { name: skill, exact: true }).check();
  }
  await press(page, 'Next');
  await field(page, /What are you hiring for/).fill(answers.hiringFor);
  await press(page, 'Next');
  await wizard.getByRole('radio', { name: answers.startDate, exact: true }).check();
  await press(page, 'Next');
  await fillContact(page, answers);
  return answers;
}

/** The same answers, with a host's help for all but step 9. */
export async function answerQuickly(page: Page): Promise<Answers> {
  const answers = answersOfOne();
  await wizardOf(page).evaluate(
    (element, answers) => {
      (element as HTMLElementTagNameMap['hire-get-matched']).setData(answers);
    },
    { ...answers, name: '', email: '', company: '', phone: '' },
  );
  await goTo(page, 9);
  await fillContact(page, answers);
  return answers;
}

async function fillContact(page: Page, { name, email, company, phone }: Answers): Promise<void> {
  await field(page, /^Full name/).fill(name);
  await field(page, /^Email/).fill(email);
  await field(page, /^Company/).fill(company);
  await field(page, /^Phone/).fill(phone);
}

export const doneHeading = (page: Page): Locator =>
  wizardOf(page).getByRole('heading', { name: "You're All Set." });

/** Every form that a page sends, from now on. */
export function sentFrom(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(functionUrl) && request.method() === 'POST') sent.push(request);
  });
  return sent;
}

/** In seconds. Later than the time stamps of all earlier presses. */
let pressTime = 0;

/**
 * Two presses of a mouse or a finger at one place, so many milliseconds apart by their time stamps. The
 * browser gets them at once: a finger that stays on a busy page is a long press.
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

/** Pastes a text where the focus is, as a visitor does. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), text);
  await page.keyboard.press('ControlOrMeta+v');
}
