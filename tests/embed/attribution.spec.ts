import { expect, test } from 'playwright/test';
import { partner } from '../e2e/addresses.ts';
import { mailContaining } from '../e2e/inbox.ts';
import { storedAttribution } from '../e2e/stored-attribution.ts';
import { collectSubmissions } from '../e2e/submissions.ts';
import { answerQuickly, confirmation, openWizard, press } from '../e2e/wizard.ts';

test('a lead from a partner’s page is stored with its attribution, which is not in the request body', async ({
  page,
}) => {
  const sent = collectSubmissions(page);
  await openWizard(page, `${partner}/?utm_source=letter&gclid=abc&session=secret#hiring`);
  const { email } = await answerQuickly(page);
  await press(page, 'Submit');
  await expect(confirmation(page)).toBeVisible();
  expect(Object.keys(sent[0]?.postDataJSON())).toEqual(['formType', 'formData']);
  expect(await storedAttribution(email)).toEqual({
    partner: 'acme',
    page: `${partner}/`,
    utm_source: 'letter',
    gclid: 'abc',
  });
});

test('the mail about a lead from a partner’s page names the partner and the page', {
  tag: '@all',
}, async ({ page }) => {
  await openWizard(page, `${partner}/?utm_source=letter&session=secret`);
  const { email } = await answerQuickly(page);
  await press(page, 'Submit');
  const { text, html, subject } = await mailContaining(email);
  expect(text).toContain(`
Where it came from
Page:          ${partner}/
Partner:       acme
Source:        letter
`);
  expect(html).toContain(`>${partner}/</td>`);
  expect(`${text}${html}`).not.toContain('secret');
  expect(subject).not.toContain('acme');
});

test('attribution stores nothing in the browser', async ({ page }) => {
  await openWizard(page, `${partner}/?utm_source=letter`);
  await answerQuickly(page);
  await press(page, 'Submit');
  await expect(confirmation(page)).toBeVisible();
  const kept = await page.evaluate(() => [
    document.cookie,
    ...Object.values({ ...localStorage, ...sessionStorage }),
  ]);
  expect(kept.filter((text) => text.includes('letter'))).toEqual([]);
});
