import { expect, type Page, test } from 'playwright/test';
import { apply, discoveryCall, newsletterPanel, shell } from '../messages.ts';
import { sampleNamed } from '../sample.ts';
import { calls } from './addresses.ts';
import { announced } from './announced.ts';
import { fillRequired, pdf, press } from './apply.fixture.ts';
import { delayResponses } from './delay-responses.ts';
import { mailContaining, mailsContaining, uniqueEmail } from './inbox.ts';
import { collectSubmissions } from './submissions.ts';

const loader = /\/widgets\/v1\/hire\.js/;
/** The code of any widget. */
const chunks = /\/widgets\/\d[^/]*\/(apply|get-matched|discovery-call|newsletter-panel)\.js/;

/** Opens a page whose scripts have not loaded yet. */
const openWithoutScripts = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

/** The notice of the page or of the loader. */
const notLoaded = (page: Page) => page.getByRole('alert').filter({ hasText: 'This didn’t load.' });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

const opener = (page: Page) => page.getByRole('main').locator('[data-hire-open]').first();
const callDialog = (page: Page) => page.getByRole('dialog', { name: discoveryCall.titles.details });

for (const [what, url] of sampleNamed(
  { 'the loader': loader, 'the form’s code': chunks },
  'the loader',
)) {
  test(`pressing Next twice before ${what} has loaded moves one step and keeps the answer`, async ({
    page,
  }) => {
    const release = await delayResponses(page, url);
    await openWithoutScripts(page, '/get-matched');
    await page.getByRole('radio', { name: 'Developer' }).check();
    const next = page.getByRole('button', { name: 'Next' });
    await next.click();
    await next.click();
    release();
    await expect(page.getByText(/^Step 2 of/)).toBeVisible();
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(page.getByRole('radio', { name: 'Developer' })).toBeChecked();
  });
}

test('an application with a resume, submitted before its code has loaded, arrives once', {
  tag: '@all',
}, async ({ page }) => {
  const sent = collectSubmissions(page);
  const release = await delayResponses(page, loader);
  await openWithoutScripts(page, '/apply');
  const form = page.locator('hire-apply');
  await fillRequired(form, { email: uniqueEmail() });
  await form.locator('input[type=file]').setInputFiles(pdf());
  await press(form);
  release();
  await expect(form.getByRole('heading', { name: apply.notices.success.title })).toBeVisible();
  expect(sent.map((request) => request.postDataJSON().formData.resumeFile)).toEqual(['ada.pdf']);
});

test('a resume is kept whose dialog was opened before the code had loaded', {
  tag: '@all',
}, async ({ page }) => {
  const release = await delayResponses(page, loader);
  await openWithoutScripts(page, '/apply');
  const opening = page.waitForEvent('filechooser');
  await page.locator('hire-apply input[type=file]').click();
  const dialog = await opening;
  release();
  await expect(page.locator('hire-apply:defined')).toBeVisible();
  await dialog.setFiles(pdf());
  await expect(page.getByRole('button', { name: 'Remove resume ada.pdf' })).toBeVisible();
});

test('Subscribe in the footer, pressed before the loader has loaded, opens the panel with the address', async ({
  page,
}) => {
  const release = await delayResponses(page, loader);
  await openWithoutScripts(page, '/about-us');
  const box = page.getByRole('contentinfo').getByLabel(shell.footer.newsletterLabel);
  await box.fill('ada@byron.example');
  await box.press('Enter');
  release();
  const panel = page.getByRole('dialog', { name: newsletterPanel.title });
  await expect(panel.getByLabel('Email')).toHaveValue('ada@byron.example');
  await expect(box).toHaveValue('');
});

test('a panel that opens before the footer’s script has loaded gets the address then', async ({
  page,
}) => {
  const release = await delayResponses(page, /\/assets\/newsletter-/);
  await page.goto('/about-us');
  const box = page.getByRole('contentinfo').getByLabel(shell.footer.newsletterLabel);
  await box.fill('ada@byron.example');
  await box.press('Enter');
  const panel = page.getByRole('dialog', { name: newsletterPanel.title });
  await expect(panel).toBeVisible();
  release();
  await expect(panel.getByLabel('Email')).toHaveValue('ada@byron.example');
  await expect(box).toHaveValue('');
});

test('if the panel cannot load, the address stays, a notice says so, and a retry opens it', {
  tag: '@all',
}, async ({ page }) => {
  await page.route(chunks, (route) => route.abort());
  await page.goto('/about-us');
  const box = page.getByRole('contentinfo').getByLabel(shell.footer.newsletterLabel);
  await box.fill('ada@byron.example');
  await box.press('Enter');
  await expect(notLoaded(page)).toBeVisible();
  await expect(box).toHaveValue('ada@byron.example');
  await page.unroute(chunks);
  await tryAgain(page).click();
  const panel = page.getByRole('dialog', { name: newsletterPanel.title });
  await expect(panel.getByLabel('Email')).toHaveValue('ada@byron.example');
  await expect(notLoaded(page)).toHaveCount(0);
});

test('a link to a dialog, pressed before the loader has loaded, opens the dialog and is not followed', async ({
  page,
}) => {
  const release = await delayResponses(page, loader);
  await openWithoutScripts(page, '/shopify');
  await opener(page).click();
  release();
  await expect(callDialog(page)).toBeVisible();
  await expect(page).toHaveURL('/shopify');
});

test('if the loader cannot load, a link to a dialog is followed in a new tab', async ({ page }) => {
  await page.route(loader, (route) => route.abort());
  await page.goto('/shopify');
  const tab = page.waitForEvent('popup');
  await opener(page).click();
  await expect(await tab).toHaveTitle('Book a call');
  expect(await (await tab).evaluate(() => opener)).toBe(null);
  await expect(page).toHaveURL('/shopify');
});

const lost = {
  'the loader': loader,
  'the form’s code': /\/apply\.js/,
  'the client': /\/client\.js/,
};

for (const [what, url] of sampleNamed(lost, 'the form’s code')) {
  test(`if ${what} cannot load, Submit shows a notice, and a retry without a reload sends the form`, async ({
    page,
  }) => {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/Content Security|Trusted/.test(message.text())) violations.push(message.text());
    });
    await page.route(url, (route) => route.abort());
    await page.goto('/apply');
    const form = page.locator('hire-apply');
    await fillRequired(form, { email: uniqueEmail() });
    await press(form);
    const notice = page.getByRole('alert').filter({ has: tryAgain(page) });
    await expect(notice).toBeVisible();
    await expect(notice.getByRole('link', { name: 'hello@daybreak.example' })).toBeVisible();
    await page.unroute(url);
    await tryAgain(page).click();
    await expect(form.getByRole('heading', { name: apply.notices.success.title })).toBeVisible();
    await expect(notice).toHaveCount(0);
    expect(violations).toEqual([]);
  });
}

test('a form without a response says after 3 s that it is being sent, and after 7.5 s that it may have arrived', async ({
  page,
}) => {
  await page.goto('/apply');
  const form = page.locator('hire-apply');
  await expect(page.locator('hire-apply:defined')).toBeVisible();
  await fillRequired(form, { email: uniqueEmail() });
  await page.waitForLoadState('networkidle');
  const answer = await delayResponses(page, calls);
  await page.clock.install();
  await press(form);
  await page.clock.fastForward(3_000);
  await expect(form.getByRole('button', { name: apply.slow })).toBeDisabled();
  await expect(announced(page, apply.slow)).toHaveCount(1);
  await page.clock.fastForward(4_500);
  const notice = form.getByText(apply.notices.late.text);
  await expect(notice).toBeVisible();
  await expect(form.getByRole('button', { name: apply.submit })).toBeEnabled();
  answer();
  await expect(form.getByRole('heading', { name: apply.notices.success.title })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('a form that is sent again after its response was lost creates one application', {
  tag: '@all',
}, async ({ page }) => {
  const email = uniqueEmail();
  await page.goto('/apply');
  const form = page.locator('hire-apply');
  await expect(page.locator('hire-apply:defined')).toBeVisible();
  await fillRequired(form, { email });
  await page.waitForLoadState('networkidle');
  await page.route(calls, (route) => route.fetch().then(() => {}), { times: 1 });
  const asked = page.waitForRequest(calls);
  await page.clock.install();
  await press(form);
  await asked;
  await mailContaining(email);
  await page.clock.fastForward(7_500);
  await expect(form.getByText(apply.notices.late.text)).toBeVisible();
  await press(form);
  await expect(form.getByRole('heading', { name: apply.notices.success.title })).toBeVisible();
  expect(await mailsContaining(email)).toHaveLength(1);
});

test('if the loader is slow, a press shows a notice within eight seconds and takes effect later', async ({
  page,
}) => {
  await page.clock.install();
  const release = await delayResponses(page, loader);
  await openWithoutScripts(page, '/apply');
  await press(page.locator('hire-apply'));
  await page.clock.fastForward(7_500);
  await expect(notLoaded(page)).toBeVisible();
  release();
  await expect(page.getByRole('group', { name: apply.errorSummary.missing })).toBeVisible();
  await expect(notLoaded(page)).toHaveCount(0);
});
