import { expect, test } from 'playwright/test';
import { partner } from '../e2e/addresses.ts';
import { storedAttribution } from '../e2e/stored-attribution.ts';
import { collectSubmissions } from '../e2e/submissions.ts';
import { openWizard, sendQuickly } from '../e2e/wizard.ts';

test('a lead from a partner’s page is stored with its attribution, which is neither in the request body nor kept in the browser', async ({
  page,
}) => {
  const sent = collectSubmissions(page);
  await openWizard(page, `${partner}/?utm_source=letter&gclid=abc&session=secret#hiring`);
  const { email } = await sendQuickly(page);
  expect(Object.keys(sent[0]?.postDataJSON())).toEqual(['formType', 'formData']);
  expect(await storedAttribution(email)).toEqual({
    partner: 'acme',
    page: `${partner}/`,
    utm_source: 'letter',
    gclid: 'abc',
  });
  const kept = await page.evaluate(() => [
    document.cookie,
    ...Object.values({ ...localStorage, ...sessionStorage }),
  ]);
  expect(kept.filter((text) => text.includes('letter'))).toEqual([]);
});
