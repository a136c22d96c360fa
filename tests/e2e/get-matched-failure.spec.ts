import { expect, type Page, type Route, test } from 'playwright/test';
import { brand } from '../../site/content/brand.ts';
import { getMatched } from '../messages.ts';
import { sample } from '../sample.ts';
import { calls } from './addresses.ts';
import { describeViolations } from './axe.ts';
import { mailContaining } from './inbox.ts';
import { collectSubmissions } from './submissions.ts';
import {
  answerQuickly,
  confirmation,
  failureText,
  field,
  openWizard,
  partnerPage,
  places,
  press,
  question,
  stepCount,
} from './wizard.ts';

/** Handles only the next submission this way. */
const once = (act: (route: Route) => Promise<void>) => async (page: Page) => {
  let isDone = false;
  await page.route(calls, async (route) => {
    if (isDone || route.request().method() !== 'POST') return route.fallback();
    isDone = true;
    await act(route);
  });
};

const answer = (status: number, json: unknown) =>
  once((route) => route.fulfill({ status, json, headers: { 'access-control-allow-origin': '*' } }));

const failures = {
  'an answer of 500': answer(500, { success: false, error: { code: 'internal' } }),
  'an answer of {}': answer(200, {}),
  'an answer of {"success":false}': answer(200, { success: false }),
  'a connection that breaks': once((route) => route.abort('connectionreset')),
  'no network': (page: Page) => page.context().setOffline(true),
};

for (const { name, address } of sample(places, [partnerPage])) {
  test(`on ${name}, the wizard keeps every answer after each kind of failure, and a retry succeeds`, async ({
    page,
  }) => {
    const sent = collectSubmissions(page);
    const wizard = await openWizard(page, address);
    const answers = await answerQuickly(page);
    const alert = page.getByRole('alert').filter({ hasText: failureText });
    await page.waitForLoadState('networkidle');
    for (const [failure, arrange] of Object.entries(failures)) {
      await test.step(failure, async () => {
        await arrange(page);
        await press(page, 'Submit');
        const isOffline = failure === 'no network';
        const offline = wizard.getByText(getMatched.notices.offline.text);
        await expect(isOffline ? offline : alert).toBeVisible();
        await expect(alert).toHaveCount(isOffline ? 0 : 1);
        await expect(question(page, stepCount)).toBeVisible();
        await expect(wizard.getByRole('button', { name: 'Submit' })).toBeFocused();
        await expect(wizard.getByRole('button', { name: 'Submit' })).toBeEnabled();
        await expect(field(page, 'name')).toHaveValue('Ada Byron');
        await expect(field(page, 'email')).toHaveValue(answers.email);
        await expect(field(page, 'company')).toHaveValue('Byron & Babbage');
        await expect(field(page, 'phone')).toHaveValue('+44 20 1234');
        await expect(wizard.getByText('React, Postgres')).toBeVisible();
        if (isOffline) return;
        await page.getByRole('button', { name: getMatched.dismiss }).click();
        await expect(alert).toHaveCount(0);
      });
    }
    await page.context().setOffline(false);
    await press(page, 'Submit');
    await expect(confirmation(page)).toBeVisible();
    const all = sent.map((request) => request.postDataJSON().formData);
    expect(all).toEqual(Array(Object.keys(failures).length + 1).fill(answers));
    await mailContaining(answers.email);
  });
}

test('a failure notice goes after eight seconds, and the form still offers another way', {
  tag: '@all',
}, async ({ page }) => {
  await page.clock.install();
  await openWizard(page);
  await answerQuickly(page);
  await page.waitForLoadState('networkidle');
  await failures['an answer of {}'](page);
  await press(page, 'Submit');
  const alert = page.getByRole('alert').filter({ hasText: failureText });
  await expect(alert).toBeVisible();
  await page.clock.fastForward(7_000);
  await expect(alert).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(2_000);
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('button', { name: getMatched.copyAnswers })).toBeVisible();
});

test('a success notice stays for eight seconds, and longer while the pointer is over it', {
  tag: '@all',
}, async ({ page }) => {
  await page.clock.install();
  await openWizard(page);
  await answerQuickly(page);
  await press(page, 'Submit');
  const notice = page.getByRole('status').getByText(/^Success!/);
  await expect(notice).toBeVisible();
  await page.clock.fastForward(4_000);
  await expect(notice).toBeVisible();
  await notice.hover();
  await page.clock.runFor(500);
  await page.clock.fastForward(60_000);
  await expect(notice).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(500);
  await page.clock.fastForward(8_000);
  await expect(notice).toHaveCount(0);
});

test.describe('after a failure', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the answers can be emailed or copied instead', async ({ page }) => {
    await openWizard(page);
    const { email } = await answerQuickly(page);
    await page.route(calls, (route) => route.abort());
    await press(page, 'Submit');
    const wizard = page.locator('hire-get-matched');
    const link = wizard.getByRole('link', { name: `Email your answers to ${brand.email}` });
    const { pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
    expect(pathname).toBe(brand.email);
    expect(searchParams.get('body')).toContain(`Email: ${email}`);
    await press(page, getMatched.copyAnswers);
    await expect(wizard.getByText(getMatched.answersCopied)).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(searchParams.get('body'));
    expect(await describeViolations(page)).toEqual([]);
  });

  test('a browser that refuses to copy shows the answers, selected', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined }),
    );
    await openWizard(page);
    const { email } = await answerQuickly(page);
    await page.route(calls, (route) => route.abort());
    await press(page, 'Submit');
    await press(page, getMatched.copyAnswers);
    const wizard = page.locator('hire-get-matched');
    await expect(wizard.getByText(getMatched.answersSelected)).toBeVisible();
    const shown = wizard.getByRole('textbox', { name: getMatched.copyAnswers });
    await expect(shown).toHaveValue(new RegExp(`Email: ${email}`));
    await expect(shown).toBeFocused();
  });
});

for (const { name, address } of places) {
  test(`on ${name}, the script that sends forms is fetched again after a failure`, {
    tag: '@all',
  }, async ({ page }) => {
    let isReachable = false;
    await page.route(/\/client\.js/, (route) =>
      isReachable ? route.continue() : route.abort('connectionreset'),
    );
    await openWizard(page, address);
    const answers = await answerQuickly(page);
    await page.waitForLoadState('networkidle');
    await press(page, 'Submit');
    await expect(page.locator('hire-get-matched').getByText(getMatched.failed)).toBeVisible();
    isReachable = true;
    await press(page, 'Submit');
    await expect(confirmation(page)).toBeVisible();
    await expect(page.getByRole('status').getByText(/^Success!/)).toBeVisible();
    await mailContaining(answers.email);
  });
}

test('on a partner’s page, a notice offers a retry and the partner’s link if the client cannot load', async ({
  page,
}) => {
  const client = /\/client\.js/;
  await page.route(client, (route) => route.abort());
  await openWizard(page, partnerPage.address);
  await answerQuickly(page);
  await press(page, 'Submit');
  const notice = page.getByRole('alert').filter({ hasText: failureText });
  await expect(notice.getByRole('link')).toHaveAttribute('rel', 'noopener');
  await page.unroute(client);
  await notice.getByRole('button', { name: getMatched.retry }).click();
  await expect(confirmation(page)).toBeVisible();
});

test('the wizard stops waiting for a response after 7.5 seconds', async ({ page }) => {
  await page.clock.install();
  await once(() => new Promise(() => {}))(page);
  const wizard = await openWizard(page);
  await answerQuickly(page);
  const sending = page.waitForRequest(
    (request) => calls.test(request.url()) && request.method() === 'POST',
  );
  await press(page, 'Submit');
  await sending;
  await page.clock.fastForward(7_000);
  await expect(wizard.getByRole('button', { name: getMatched.slow })).toBeVisible();
  await page.clock.fastForward(600);
  await expect(wizard.getByText(getMatched.notices.late.text)).toBeVisible();
  await press(page, 'Submit');
  await expect(confirmation(page)).toBeVisible();
});
