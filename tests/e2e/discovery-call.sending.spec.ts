import { expect } from 'playwright/test';
import { discoveryCallForm } from '../../supabase/functions/_shared/contract.ts';
import { discoveryCall } from '../messages.ts';
import { calls } from './addresses.ts';
import { announced } from './announced.ts';
import { delayResponses } from './delay-responses.ts';
import { contact, test } from './discovery-call.fixture.ts';
import { mailContaining, uniqueEmail } from './inbox.ts';
import { collectBodies, mockSubmissions, respondWith } from './submissions.ts';

/** Contact details with a unique address. */
const createContact = () => ({ ...contact, email: uniqueEmail() });

test('the request arrives as a mail whose reply goes to the visitor', async ({ host, page }) => {
  const bodies = collectBodies(page);
  const answers = createContact();
  await host.reachNeeds({}, answers);
  await host.option('talentType', 'virtual-assistants').check();
  await host.option('urgency', '1-2-weeks').check();
  await host.field('notes').fill('A shop\nwith two doors');
  await host.press('Submit');
  await expect(host.received).toBeVisible();
  expect(bodies).toEqual([
    {
      formType: discoveryCallForm.type,
      formData: {
        ...answers,
        talentType: 'virtual-assistants',
        urgency: '1-2-weeks',
        notes: 'A shop\nwith two doors',
      },
    },
  ]);
  const mail = await mailContaining(answers.email);
  expect(mail.replyTo).toBe(answers.email);
  expect(mail.text).toContain('Byron Ltd');
});

test('a double click sends the form once, and the button says that it is being sent', async ({
  host,
  page,
}) => {
  const bodies = collectBodies(page);
  await host.reachNeeds();
  const release = await delayResponses(page, calls);
  await host.dialog.getByRole('button', { name: 'Submit' }).dblclick();
  const sending = host.dialog.getByRole('button', { name: 'Sending…' });
  await expect(sending).toHaveAttribute('aria-disabled', 'true');
  await expect(announced(page, 'Sending…')).toHaveCount(1);
  await sending.click({ force: true });
  await host.dialog.getByRole('button', { name: 'Back' }).click({ force: true });
  await host.field('notes').press('Enter');
  release();
  await expect(host.received).toBeVisible();
  expect(bodies).toHaveLength(1);
});

test('if the dialog is closed during the request, a failure shows a notice on the page', async ({
  host,
  page,
}) => {
  await host.reachNeeds();
  await mockSubmissions(page, respondWith(500, {}));
  const release = await delayResponses(page, calls);
  await host.press('Submit');
  await page.keyboard.press('Escape');
  await expect(host.dialog).toBeHidden();
  release();
  await expect(page.getByRole('alert')).toContainText(discoveryCall.notices.failure.text);
  await page.getByRole('button', { name: discoveryCall.retry }).click();
  await expect(host.heading('needs')).toBeVisible();
  // Behind the dialog the notice could not be pressed.
  await expect(page.locator('[part=notice]')).toHaveCount(0);
});

test('a visitor can open the dialog, fill it in and send it by keyboard alone', {
  tag: '@all',
}, async ({ host, page }) => {
  await host.goTo();
  await host.opener.focus();
  await page.keyboard.press('Enter');
  await expect(host.field('name')).toBeFocused();
  for (const text of Object.values(contact)) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(host.heading('needs')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(host.dialog.getByRole('radio', { name: 'Designers' })).toBeChecked();
  await expect(host.heading('needs')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(host.heading('schedule')).toBeFocused({ timeout: 8000 });
  await page.keyboard.press('Escape');
  await expect(host.opener).toBeFocused();
});
