import pg from 'pg';
import { expect, test } from 'playwright/test';
import { databaseUrl, partner } from '../e2e/addresses.ts';
import { mailContaining } from '../e2e/inbox.ts';
import { answerQuickly, doneHeading, openWizard, press, sentFrom } from '../e2e/wizard.ts';

test('a lead from a partner’s page is stored with where it came from, and the body says nothing of it', async ({
  page,
}) => {
  const sent = sentFrom(page);
  await openWizard(page, `${partner}/?utm_source=letter&gclid=abc&session=secret#hiring`);
  const { email } = await answerQuickly(page);
  await press(page, 'Submit');
  await expect(doneHeading(page)).toBeVisible();
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

test('nothing is kept in the browser for it', async ({ page }) => {
  await openWizard(page, `${partner}/?utm_source=letter`);
  await answerQuickly(page);
  await press(page, 'Submit');
  await expect(doneHeading(page)).toBeVisible();
  const kept = await page.evaluate(() => [
    document.cookie,
    ...Object.values({ ...localStorage, ...sessionStorage }),
  ]);
  expect(kept.filter((text) => text.includes('letter'))).toEqual([]);
});

async function storedAttribution(email: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const query = "select attribution from intake.submission where data->>'email' = $1";
    return (await client.query(query, [email])).rows[0]?.attribution;
  } finally {
    await client.end();
  }
}
