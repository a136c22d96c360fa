import { expect, type Locator, test } from 'playwright/test';
import { functionUrl, site } from '../e2e/addresses.ts';
import { callMethod } from '../e2e/call-method.ts';
import { delayResponses } from '../e2e/delay-responses.ts';
import { stepCount } from '../e2e/wizard.ts';
import { getMatched } from '../messages.ts';
import { openHostPage } from './host-page.ts';

const question = 'Für welchen Bereich brauchen Sie jemanden?';

test('on a German page the wizard is completely in German, sends English values, and `messages` override it', async ({
  page,
}) => {
  const release = await delayResponses(page, '**/widgets/*/de.js');
  const asked = page.waitForRequest('**/widgets/*/de.js');
  const messages = '<script type="application/json">{"next": "Vorwärts"}</script>';
  const { errors, warnings } = await openHostPage(page, {
    html: 'lang="de-AT"',
    body: `<hire-get-matched>${messages}</hire-get-matched>`,
  });
  const wizard = page.locator('hire-get-matched');
  await asked;
  await expect(wizard.getByRole('radio')).toHaveCount(0);
  release();

  await expect(wizard.getByRole('group', { name: question })).toBeVisible();
  await wizard.getByRole('radio', { name: 'Entwicklung' }).check();
  await wizard.getByRole('button', { name: 'Vorwärts' }).click();
  await wizard.getByRole('radio', { name: 'Vollzeit' }).check();
  await callMethod(wizard, 'goTo', stepCount);
  const sent = page.waitForRequest((request) => request.url().startsWith(functionUrl));
  await wizard.getByRole('button', { name: 'Absenden' }).click();
  expect((await sent).postDataJSON().formData).toMatchObject({
    role: 'dev',
    engagement: 'Full-time',
  });
  expect([...errors, ...warnings]).toEqual([]);
});

test('on a Dutch page the wizard and its notices are English, and marked so', async ({ page }) => {
  await openHostPage(page, { html: 'lang="nl"', body: '<hire-get-matched></hire-get-matched>' });
  const wizard = page.locator('hire-get-matched');
  const english = page.locator(':lang(en)');
  await expect(
    english.and(wizard.getByRole('group', { name: getMatched.steps.role.question })),
  ).toBeVisible();
  await page.route(`${functionUrl}**`, (route) => route.abort());
  await callMethod(wizard, 'submit');
  await expect(english.and(page.getByText(getMatched.notices.failure.text).last())).toBeVisible();
});

test('on an Arabic page the wizard and its notices are English from left to right, and the page is not', async ({
  page,
}) => {
  await openHostPage(page, {
    html: 'lang="ar" dir="rtl"',
    body: '<hire-get-matched></hire-get-matched>',
  });
  const wizard = page.locator('hire-get-matched');
  const directionOf = (one: Locator) =>
    one.evaluate((element) => getComputedStyle(element).direction);
  const question = wizard.getByRole('heading', { name: getMatched.steps.role.question });
  await expect(question).toBeVisible();
  expect(await directionOf(question)).toBe('ltr');
  expect(await directionOf(wizard)).toBe('rtl');
  await page.route(`${functionUrl}**`, (route) => route.abort());
  await callMethod(wizard, 'submit');
  const notice = page.getByText(getMatched.notices.failure.text).last();
  await expect(notice).toBeVisible();
  expect(await directionOf(notice)).toBe('ltr');
});

test('a Portuguese page has the wizard in Brazilian Portuguese', { tag: '@all' }, async ({
  page,
}) => {
  await openHostPage(page, { html: 'lang="pt"', body: '<hire-get-matched></hire-get-matched>' });
  const wizard = page.locator('hire-get-matched');
  await expect(wizard.getByRole('radio').first()).toBeVisible();
  await callMethod(wizard, 'goTo', stepCount);
  await expect(page.getByText('Para onde devemos enviar nossas indicações?')).toBeVisible();
});

test('if the German texts cannot be loaded, the wizard is English', async ({ page }) => {
  await page.route('**/widgets/*/de.js', (route) => route.abort());
  await openHostPage(page, { html: 'lang="de"', body: '<hire-get-matched></hire-get-matched>' });
  await expect(page.getByRole('group', { name: getMatched.steps.role.question })).toBeVisible();
});

test('if the German texts do not arrive, the wizard is English after three seconds', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('**/widgets/*/de.js', () => {});
  const asked = page.waitForRequest('**/widgets/*/de.js');
  await openHostPage(page, { html: 'lang="de"', body: '<hire-get-matched></hire-get-matched>' });
  await asked;
  await page.clock.runFor(3_000);
  await expect(page.getByRole('group', { name: getMatched.steps.role.question })).toBeVisible();
});

test('the page /de/get-matched is German without scripts too, and each of the two names the other', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${site}/de/get-matched`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { name: question })).toBeVisible();
  await expect(page.locator('[lang=en]').getByRole('contentinfo')).toBeVisible();
  for (const path of ['/get-matched', '/de/get-matched']) {
    await page.goto(`${site}${path}`);
    await expect(page.locator('link[hreflang=en]')).toHaveAttribute('href', `${site}/get-matched`);
    await expect(page.locator('link[hreflang=de]')).toHaveAttribute(
      'href',
      `${site}/de/get-matched`,
    );
  }
  await page.close();
});
