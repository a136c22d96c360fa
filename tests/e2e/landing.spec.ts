import { expect, type Page, test } from 'playwright/test';
import { site } from './addresses.ts';
import { mailContaining } from './inbox.ts';
import { storedAttribution } from './stored-attribution.ts';
import { collectSubmissions } from './submissions.ts';
import { ownPage, sendQuickly, wizardOf } from './wizard.ts';

const landing = `${site}/?utm_source=li&gclid=abc&session=secret`;

test('a form sent two pages after the landing page contains its campaign, without storing it', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto(landing);
  await follow(page, 'For Companies');
  await follow(page, 'Get Matched');
  const email = await sendForm(page);
  expect(await storedAttribution(email)).toEqual({
    page: ownPage,
    referrer: site,
    utm_source: 'li',
    gclid: 'abc',
  });
  expect((await mailContaining(email)).text).toContain('Source:        li');
  expect(await page.context().storageState()).toEqual({ cookies: [], origins: [] });
  // Whoever has sent a form is not asked by the newsletter popup, and nothing else is stored.
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({
    'newsletter-popup-seen': 'true',
  });
});

test('in a browser without the Navigation API a form contains the campaign of the previous page', {
  tag: '@all',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'navigation', { value: undefined });
  });
  await page.goto(landing);
  await follow(page, 'Get Matched');
  expect(await storedAttribution(await sendForm(page))).toMatchObject({ gclid: 'abc' });
});

/** Follows a link of the header. */
async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
}

/** Sends the wizard's form, and returns the email address in it. */
async function sendForm(page: Page): Promise<string> {
  const sent = collectSubmissions(page);
  await expect(page.locator('hire-get-matched:defined')).toBeVisible();
  await wizardOf(page).scrollIntoViewIfNeeded();
  const { email } = await sendQuickly(page);
  expect(sent[0]?.url()).not.toContain('secret');
  return email;
}
