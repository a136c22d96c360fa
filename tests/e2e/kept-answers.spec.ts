import { expect, type Page, test } from 'playwright/test';
import { apply, getMatched } from '../messages.ts';
import { site } from './addresses.ts';
import { field as applicationField, fillAll, pdf } from './apply.fixture.ts';
import { mailContaining, uniqueEmail } from './inbox.ts';
import {
  answerAll,
  confirmation,
  field,
  openWizard,
  ownPage,
  press,
  question,
  stepOf,
  wizardOf,
} from './wizard.ts';

const before = `${site}/about-us`;
const applyPage = `${site}/apply`;

const readHistory = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify(history.state));

/** Adds a link to the end of the page, and follows it. */
async function addLink(page: Page, href: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Here' });
    document.querySelector('main')?.append(link);
  }, href);
  await page.getByRole('link', { name: 'Here', exact: true }).click();
}

/** Opens the wizard from another page, and answers the first two questions. */
async function answerTwo(page: Page) {
  await page.goto(before);
  const wizard = await openWizard(page);
  await wizard.getByRole('radio', { name: 'Developer' }).check();
  await press(page, 'Next');
  await wizard.getByRole('radio', { name: 'Part-time' }).check();
  await press(page, 'Next');
  await expect(question(page, 3)).toBeVisible();
  return wizard;
}

test('a reload of the wizard keeps its step and answers, and adds no entry to the history', async ({
  page,
}) => {
  const wizard = await answerTwo(page);
  await wizard.getByRole('radio', { name: 'Not sure yet' }).check();
  await page.reload();
  await expect(question(page, 3)).toBeVisible();
  await expect(wizard.getByRole('radio', { name: 'Not sure yet' })).toBeChecked();
  await page.goBack();
  await expect(wizard.getByRole('radio', { name: 'Part-time' })).toBeChecked();
  await page.goBack();
  await expect(wizard.getByRole('radio', { name: 'Developer' })).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(before);
  await page.goForward();
  await expect(wizard.getByRole('radio', { name: 'Developer' })).toBeChecked();
  await page.goForward();
  await page.goForward();
  await expect(wizard.getByRole('radio', { name: 'Not sure yet' })).toBeChecked();
});

test('typed text survives an immediate reload, and returning from another page', async ({
  page,
}) => {
  await answerTwo(page);
  for (let step = 3; step < stepOf('hiringFor'); step += 1) await press(page, 'Next');
  await field(page, 'hiringFor').fill('An API');
  await page.reload();
  await expect(field(page, 'hiringFor')).toHaveValue('An API');
  await field(page, 'hiringFor').fill('An API for engines');
  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(page).toHaveURL(before);
  await page.goBack();
  await expect(field(page, 'hiringFor')).toHaveValue('An API for engines');
  await press(page, 'Previous');
  await expect(question(page, stepOf('skills'))).toBeVisible();
});

test('after sending, a reload and Back and Forward show the confirmation again, and Back leaves the page', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto(before);
  await openWizard(page);
  const { email } = await answerAll(page);
  await press(page, 'Submit');
  await expect(confirmation(page)).toBeVisible();
  const wizard = wizardOf(page);
  const received = wizard.getByText(/^Received on .+ \d{4} at \d/);
  await expect(received).toBeVisible();
  await expect.poll(() => readHistory(page)).toContain('"progress":"sent"');
  await page.reload();
  await expect(confirmation(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(before);
  await page.goForward();
  await expect(confirmation(page)).toBeVisible();
  await expect(wizard.getByText(`reply to ${email}.`)).toBeVisible();
  await expect(received).toBeVisible();
  await press(page, getMatched.sendAnother);
  await expect(question(page, 1)).toBeVisible();
  await expect(wizard.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('Start over empties the wizard, and a reload keeps it empty', { tag: '@all' }, async ({
  page,
}) => {
  const wizard = await answerTwo(page);
  await press(page, apply.startOver);
  await expect(question(page, 1)).toBeFocused();
  await page.reload();
  await expect(question(page, 1)).toBeVisible();
  await expect(wizard.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(before);
});

test('an application keeps every field and the name of the file, and its confirmation once it was sent', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto(applyPage);
  const form = page.locator('hire-apply');
  await expect(page.locator('hire-apply:defined')).toBeVisible();
  await fillAll(form, 'ada@byron.example');
  await form.getByLabel('Resume').setInputFiles(pdf());
  const answers = () =>
    form.evaluate((element: HTMLElementTagNameMap['hire-apply']) => element.getData());
  const given = await answers();
  expect(given.resumeFile).toBe('ada.pdf');
  await page.reload();
  await expect(applicationField(form, 'name')).toHaveValue('Ada Byron');
  expect(await answers()).toEqual(given);
  await expect(form.getByText(apply.haveReady)).toBeVisible();
  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(page).toHaveURL(before);
  await page.goBack();
  await expect(applicationField(form, 'name')).toHaveValue('Ada Byron');
  await page.getByRole('button', { name: apply.startOver }).click();
  await page.reload();
  await expect(applicationField(form, 'name')).toHaveValue('');

  const email = uniqueEmail();
  await fillAll(form, email);
  await form.getByRole('button', { name: apply.submit }).click();
  const sent = form.getByRole('heading', { name: apply.notices.success.title });
  const help = page.getByRole('complementary');
  await expect(sent).toBeVisible();
  await expect(help).toBeHidden();
  await expect.poll(() => readHistory(page)).toContain('"progress":"sent"');
  await page.reload();
  await expect(sent).toBeVisible();
  await expect(form.getByText(email)).toBeVisible();
  await expect(form.getByText(apply.notices.success.text)).toBeVisible();
  await expect(help).toBeHidden();

  const corrected = uniqueEmail();
  await form.getByRole('button', { name: apply.correctAddress }).click();
  await expect(applicationField(form, 'email')).toBeFocused();
  await applicationField(form, 'email').fill(corrected);
  await form.getByRole('button', { name: apply.send, exact: true }).click();
  await expect(form.getByText(corrected)).toBeVisible();
  expect((await mailContaining(corrected)).text).toContain('Ada Byron');
  await form.getByRole('button', { name: apply.sendAnother }).click();
  await expect(applicationField(form, 'name')).toBeFocused();
  await expect(applicationField(form, 'name')).toHaveValue('');
  await expect(help).toBeVisible();
});

test('a link to the current page moves the focus to the form and keeps its answers', {
  tag: '@all',
}, async ({ page }) => {
  const wizard = await answerTwo(page);
  await page.getByRole('banner').getByRole('link', { name: 'Get Matched' }).click();
  await expect(question(page, 3)).toBeFocused();
  await addLink(page, '/get-matched#designer');
  await expect(question(page, 3)).toBeFocused();
  expect(page.url()).toBe(ownPage);
  await page.goBack();
  await page.goBack();
  await expect(wizard.getByRole('radio', { name: 'Developer' })).toBeChecked();
});

test('on a phone, links in the footer and the drawer lead to the form on the page', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(applyPage);
  const name = applicationField(page.locator('hire-apply'), 'name');
  await expect(page.locator('hire-apply:defined')).toBeVisible();
  await name.fill('Ada');
  await addLink(page, '/apply');
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport();
  await expect(name).toHaveValue('Ada');

  const wizard = await openWizard(page);
  await wizard.getByRole('radio', { name: 'Developer' }).check();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Get Matched' }).click();
  await expect(question(page, 1)).toBeFocused();
  await expect(wizard.getByRole('radio', { name: 'Developer' })).toBeChecked();
});
