import { expect, type Page, test } from 'playwright/test';
import { partner, site } from '../e2e/addresses.ts';
import { mailContaining, mailsContaining } from '../e2e/inbox.ts';
import { answerQuickly, doneHeading, press, question, sentFrom, wizardOf } from '../e2e/wizard.ts';
import { buildApp } from './frameworks/build-app.ts';

/** The same small page in each: it sets attributes, changes one, and listens. */
const apps = ['react', 'preact', 'vue', 'svelte', 'angular-style'] as const;

/** What each app has set in the end. */
const settings = { role: 'dev', partner: 'acme', campaign: 'autumn' };

/** Which of those the wizard holds, and which the framework wrote as attributes. */
const readSettings = (page: Page) =>
  wizardOf(page).evaluate((element, settings) => {
    const all = Object.entries(settings);
    return {
      held: all.filter(([name, value]) => Reflect.get(element, name) === value).length,
      written: all.filter(([name, value]) => element.getAttribute(name) === value).length,
    };
  }, settings);

async function openApp(page: Page, app: string): Promise<void> {
  const code = await buildApp(app);
  await page.route(`${partner}/app.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: code }),
  );
  await page.route(`${partner}/app`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>An app</title>
        <script type="module" src="${site}/widgets/v1/hire.js"></script>
        <body><div id="app"></div><script type="module" src="/app.js"></script></body></html>`,
    }),
  );
  await page.context().grantPermissions(['local-network-access']);
  await page.goto(`${partner}/app`);
}

for (const app of apps) {
  test(`in ${app} the wizard takes attributes, keeps its answers when one changes, and sends a mail`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const sent = sentFrom(page);
    await openApp(page, app);
    await expect(wizardOf(page).getByRole('radio', { name: 'Developer' })).toBeChecked();
    const { email } = await answerQuickly(page);
    await page.getByRole('button', { name: 'Another campaign' }).click();
    await expect(question(page, 9)).toBeVisible();
    await press(page, 'Submit');
    await expect(doneHeading(page)).toBeVisible();
    expect(await mailContaining(email)).toBeTruthy();
    const event = page.getByRole('status').getByText('hire-success', { exact: true });
    await expect(event).toBeVisible();
    const heard = await event.count();
    const mails = (await mailsContaining(email)).length;
    const { held, written } = await readSettings(page);
    const told = new URL(sent[0]?.url() ?? '').searchParams;
    console.log(
      `  ${app}: ${held} of ${Object.keys(settings).length} properties hold what was set, ${written} of them are attributes; ${heard} of 1 events heard; ${mails} mail in the inbox; ${errors.length} errors`,
    );
    expect([held, heard, mails]).toEqual([Object.keys(settings).length, 1, 1]);
    expect([told.get('partner'), told.get('campaign')]).toEqual([
      settings.partner,
      settings.campaign,
    ]);
    expect(errors).toEqual([]);
  });
}

test('in react, words set before the wizard is defined arrive as JSON; an object does with its next change', {
  tag: '@all',
}, async ({ page }) => {
  let release = () => {};
  const drawn = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/widgets\/v1\/element/, (route) => drawn.then(() => route.continue()));
  const notes: string[] = [];
  page.on('console', (message) => notes.push(message.text()));
  await openApp(page, 'react-messages');
  await expect(page.locator('hire-get-matched:not(:defined)')).toHaveCount(2);
  release();
  const next = (id: string, name: string) =>
    page.locator(`#${id}`).getByRole('button', { name, exact: true });
  await expect(next('json', 'Weiter')).toBeVisible();
  await expect(next('object', 'Next')).toBeVisible();
  expect(notes).toEqual(['hire: messages="[object Object]" cannot be read and is ignored']);
  await page.getByRole('button', { name: 'Draw again' }).click();
  await expect(next('object', 'Weiter')).toBeVisible();
  await expect(next('json', 'Weiter')).toBeVisible();
  console.log(
    '  react, words set before the definition: JSON arrives, an object at its next change',
  );
});
