import { expect, test } from 'playwright/test';
import { code } from '../../site/embed-builder/content/code.ts';
import { discoveryCallForm, getMatchedForm } from '../../supabase/functions/_shared/contract.ts';
import { partner } from '../e2e/addresses.ts';
import { openWizard, sendQuickly } from '../e2e/wizard.ts';

test('the code on /embed counts a received form in Tag Manager and Plausible once, with nothing typed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const counted: unknown[] = [];
    Object.assign(window, { counted, plausible: (...call: unknown[]) => counted.push(call) });
  });
  await page.addInitScript(code.conversions);
  await openWizard(page, partner);
  await sendQuickly(page);
  const form = getMatchedForm.type;
  expect(await page.evaluate(() => Reflect.get(window, 'dataLayer'))).toEqual([
    {
      event: 'hire-success',
      form,
      partner: 'acme',
      id: expect.stringMatching(/^[\da-f-]{36}$/),
    },
  ]);
  expect(await page.evaluate(() => Reflect.get(window, 'counted'))).toEqual([
    ['hire-success', { props: { form } }],
  ]);
});

test('the code on /embed counts a booked call', async ({ page }) => {
  await page.addInitScript(code.conversions);
  await page.goto(partner);
  await page.evaluate(() =>
    document.body.dispatchEvent(new CustomEvent('hire-booking-scheduled', { bubbles: true })),
  );
  expect(await page.evaluate(() => Reflect.get(window, 'dataLayer'))).toEqual([
    { event: 'hire-booking-scheduled', form: discoveryCallForm.type },
  ]);
});
