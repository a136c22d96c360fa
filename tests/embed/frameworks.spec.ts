import { expect, type Page, test } from 'playwright/test';
import { loaderPath } from '../../site/content/loader.ts';
import { partner, site } from '../e2e/addresses.ts';
import { delayResponses } from '../e2e/delay-responses.ts';
import { mailContaining, mailsContaining } from '../e2e/inbox.ts';
import { collectSubmissions } from '../e2e/submissions.ts';
import {
  answerQuickly,
  confirmation,
  press,
  question,
  stepCount,
  wizardOf,
} from '../e2e/wizard.ts';
import { sample } from '../sample.ts';
import { buildApp } from './frameworks/build-app.ts';

/**
 * The same small page in each framework: it sets attributes, changes one, and adds a listener. Each of
 * the first four has its own rule for whether it sets a property or an attribute. Angular and Lit only
 * set properties.
 */
const apps = ['react', 'preact', 'vue', 'svelte', 'angular-style'] as const;

/** The final settings of each app. */
const settings = { forRole: 'dev', partner: 'acme', campaign: 'autumn' };

const readSettings = (page: Page) =>
  wizardOf(page).evaluate(
    (element, names) => Object.fromEntries(names.map((name) => [name, Reflect.get(element, name)])),
    Object.keys(settings),
  );

async function openApp(page: Page, app: string): Promise<void> {
  const code = await buildApp(app);
  await page.route(`${partner}/app.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: code }),
  );
  await page.route(`${partner}/app`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>An app</title>
        <script type="module" src="${site}${loaderPath}"></script>
        <body><div id="app"></div><script type="module" src="/app.js"></script></body></html>`,
    }),
  );
  await page.goto(`${partner}/app`);
}

for (const app of sample(apps, ['react', 'vue'])) {
  test(`in ${app} the wizard takes attributes, keeps its answers when one changes, and sends a mail`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const sent = collectSubmissions(page);
    await openApp(page, app);
    await expect(wizardOf(page).getByRole('radio', { name: 'Developer' })).toBeChecked();
    const { email } = await answerQuickly(page);
    await page.getByRole('button', { name: 'Another campaign' }).click();
    await expect(question(page, stepCount)).toBeVisible();
    await press(page, 'Submit');
    await expect(confirmation(page)).toBeVisible();
    expect(await mailContaining(email)).toBeTruthy();
    const event = page.getByRole('status').getByText('hire-success', { exact: true });
    await expect(event).toBeVisible();
    expect(await readSettings(page)).toEqual(settings);
    expect(await mailsContaining(email)).toHaveLength(1);
    const told = new URL(sent[0]?.url() ?? '').searchParams;
    expect([told.get('partner'), told.get('campaign')]).toEqual([
      settings.partner,
      settings.campaign,
    ]);
    expect(errors).toEqual([]);
  });
}

test('in React, messages set before the wizard is defined work as JSON, and an object works when it changes', {
  tag: '@all',
}, async ({ page }) => {
  const release = await delayResponses(page, '**/get-matched.js');
  const notes: string[] = [];
  page.on('console', (message) => notes.push(message.text()));
  await openApp(page, 'react-messages');
  await expect(page.locator('hire-get-matched:not(:defined)')).toHaveCount(2);
  release();
  const next = (id: string, name: string) =>
    page.locator(`#${id}`).getByRole('button', { name, exact: true });
  await expect(next('json', 'Weiter')).toBeVisible();
  await expect(next('object', 'Next')).toBeVisible();
  expect(notes).toEqual(['hire: messages cannot be read and is ignored: use JSON']);
  await page.getByRole('button', { name: 'Draw again' }).click();
  await expect(next('object', 'Weiter')).toBeVisible();
  await expect(next('json', 'Weiter')).toBeVisible();
  console.log(
    '  react, words set before the definition: JSON arrives, an object at its next change',
  );
});
