import { expect, type Page, test } from 'playwright/test';
import { onboardingDays } from '../../site/content/first-ten.ts';
import { apply, getMatched, labels, newsletterPanel } from '../messages.ts';
import { calls, site } from './addresses.ts';
import { field as applicationField, pdf } from './apply.fixture.ts';
import { mailContaining, uniqueEmail } from './inbox.ts';
import { mockSubmissions, respondWith } from './submissions.ts';
import {
  confirmation,
  field,
  goTo,
  openWizard,
  press,
  question,
  stepCount,
  stepOf,
} from './wizard.ts';

/** Follows the skip link, as a keyboard user does. */
async function skipToMain(page: Page): Promise<void> {
  await page.locator('a[href="#main"]').first().press('Enter');
  await expect(page.locator('main')).toBeFocused();
}

test('the skip link of First Ten keeps ticks, also in a reload, and the campaign stays', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/first-ten?utm_source=mail');
  const box = page.getByLabel(onboardingDays[1]?.you ?? '');
  await box.check();
  await expect(page).toHaveURL(/\?utm_source=mail#done=\d+$/);
  await skipToMain(page);
  await expect(page).toHaveURL(/#done=\d+$/);
  await expect(box).toBeChecked();
  await page.reload();
  await expect(box).toBeChecked();
});

test('the skip link of Shared Daylight keeps the plan, also in a reload', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/shared-daylight');
  const date = page.locator('hire-shared-daylight').getByLabel('Date');
  await expect(page.locator('hire-shared-daylight:defined')).toBeVisible();
  await date.fill('2026-12-01');
  await expect(page).toHaveURL(/date=2026-12-01/);
  await skipToMain(page);
  await expect(page).toHaveURL(/date=2026-12-01/);
  await page.reload();
  await expect(date).toHaveValue('2026-12-01');
});

test('the profile beside the application follows its answers, a reload, Start over and Undo', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/apply');
  const name = page.getByRole('complementary').getByText('Your name');
  const profile = page.getByRole('figure').filter({ hasText: 'Your profile so far' });
  await expect(name).toBeVisible();
  const form = page.locator('hire-apply:defined');
  await form.getByLabel('Full name').fill('Naledi Mokoena');
  await form.getByLabel('Data Science').check();
  await form.getByLabel('Part-time').check();
  const given = /Naledi Mokoena.*Data Science.*AvailabilityPart-time/i;
  await expect(profile).toHaveText(given);
  await page.reload();
  await expect(profile).toHaveText(given);
  await form.getByRole('button', { name: apply.startOver }).click();
  await expect(name).toBeVisible();
  await page.getByRole('button', { name: apply.undo }).click();
  await expect(profile).toHaveText(given);
});

test('the rate tool and the marks of a task are as they were after Back', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/how-it-works-freelancers');
  const hours = page.getByLabel('Paid hours each week');
  const rate = page.getByRole('status').filter({ hasText: /\d an hour/ });
  const before = (await rate.textContent()) ?? '';
  await hours.fill('12');
  await expect(rate).not.toHaveText(before);
  const after = (await rate.textContent()) ?? '';
  await page.goto('/developers');
  const mark = page.locator('[data-score] [type=radio]').filter({ visible: true }).nth(1);
  await mark.check();
  await page.goto('/about-us');
  await page.goBack();
  await expect(mark).toBeChecked();
  await page.goBack();
  await expect(hours).toHaveValue('12');
  await expect(rate).toHaveText(after);
});

test('a team and a check are as they were after a reload, and Back', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/hire-a-team');
  const total = page.getByRole('main').getByRole('status');
  const designer = page.getByLabel('Product designer', { exact: true }).filter({ visible: true });
  const before = (await total.textContent()) ?? '';
  await designer.selectOption(labels.composer.times.none);
  await expect(total).not.toHaveText(before);
  const after = (await total.textContent()) ?? '';
  await page.reload();
  await total.scrollIntoViewIfNeeded();
  await expect(total).toHaveText(after);
  await page.goto('/cybersecurity');
  const box = page.getByRole('main').getByRole('checkbox').nth(1);
  await box.check();
  // The script that keeps the tick loads when the list is used.
  await page.waitForFunction(() => history.state?.fields);
  await page.reload();
  await box.scrollIntoViewIfNeeded();
  await expect(box).toBeChecked();
  await page.goBack();
  await expect(total).toHaveText(after);
});

test('a wizard that is entered again by a link offers to continue, until it was sent', {
  tag: '@all',
}, async ({ page }) => {
  const wizard = await openWizard(page);
  const offer = wizard.getByRole('button', { name: getMatched.resumeEarlier });
  await wizard.getByRole('radio', { name: 'Developer' }).check();
  await press(page, 'Next');
  await wizard.getByRole('radio', { name: 'Part-time' }).check();
  await press(page, 'Next');
  await page.goto(`${site}/about-us`);
  await page.goto(`${site}/get-matched`);
  await offer.click();
  await expect(question(page, 3)).toBeFocused();
  await expect(offer).toHaveCount(0);
  await press(page, 'Previous');
  await expect(wizard.getByRole('radio', { name: 'Part-time' })).toBeChecked();
  await goTo(page, stepCount);
  await field(page, 'email').fill(uniqueEmail());
  await press(page, 'Submit');
  await expect(confirmation(page)).toBeVisible();
  await page.goto(`${site}/about-us`);
  await page.goto(`${site}/get-matched`);
  await expect(page.locator('hire-get-matched:defined')).toBeVisible();
  await expect(question(page, 1)).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('an application that is entered again by a link offers to continue, with the name of the resume', async ({
  page,
}) => {
  await page.goto('/apply');
  const form = page.locator('hire-apply:defined');
  const offer = form.getByRole('button', { name: apply.resumeEarlier });
  await applicationField(form, 'name').fill('Ada Byron');
  await form.getByLabel('Resume').setInputFiles(pdf());
  await expect(form.getByRole('button', { name: apply.remove })).toBeVisible();
  await page.goto('/for-talent');
  await page.goto('/apply');
  await offer.click();
  await expect(applicationField(form, 'name')).toBeFocused();
  await expect(applicationField(form, 'name')).toHaveValue('Ada Byron');
  await expect(form.getByRole('button', { name: 'Remove resume ada.pdf' })).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('Start over can be taken back with the keyboard', { tag: '@all' }, async ({ page }) => {
  const wizard = await openWizard(page);
  const undo = page.getByRole('button', { name: getMatched.undo });
  await wizard.getByRole('radio', { name: 'Developer' }).check();
  for (const step of [1, 2]) {
    await goTo(page, step);
    await wizard.getByRole('button', { name: getMatched.startOver }).focus();
    await page.keyboard.press('Enter');
    await expect(question(page, 1)).toBeVisible();
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question(page, step)).toBeFocused();
    await expect(undo).toHaveCount(0);
  }
});

test('a value that was set with the event change only, or none, is read', { tag: '@all' }, async ({
  page,
}) => {
  const wizard = await openWizard(page);
  await goTo(page, stepCount);
  const bodies: { formData: { name: string; company: string } }[] = [];
  await mockSubmissions(page, (route) => {
    bodies.push(route.request().postDataJSON());
    return respondWith(200, { success: true, id: 'one' })(route);
  });
  await field(page, 'name').evaluate((input: HTMLInputElement) => {
    input.value = 'Ada Byron';
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await field(page, 'email').fill('ada@byron.example');
  await field(page, 'company').evaluate((input: HTMLInputElement) => {
    input.value = 'Byron Ltd';
  });
  await wizard.getByRole('button', { name: getMatched.submit }).click();
  await expect(confirmation(page)).toBeVisible();
  expect(bodies[0]?.formData).toMatchObject({ name: 'Ada Byron', company: 'Byron Ltd' });
});

test('a choice that was set without an event is read', { tag: '@all' }, async ({ page }) => {
  const wizard = await openWizard(page);
  await wizard.getByRole('radio', { name: 'Developer' }).check();
  await goTo(page, stepOf('skills'));
  await wizard.getByRole('checkbox', { name: 'Python' }).check();
  await wizard
    .getByRole('checkbox', { name: 'React' })
    .evaluate((box: HTMLInputElement) => Object.assign(box, { checked: true }));
  await press(page, 'Next');
  await expect(wizard.getByRole('region')).toContainText('Python, React');
  await press(page, 'Previous');
  await expect(wizard.getByRole('checkbox', { checked: true })).toHaveCount(2);

  await page.goto('/about-us');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('textbox').fill('ada@byron.example');
  await footer.getByRole('button', { name: newsletterPanel.submit }).click();
  const panel = page.locator('hire-newsletter-panel');
  await panel.getByLabel(newsletterPanel.fields.curiosity.label).evaluate((select) => {
    (select as HTMLSelectElement).value = 'other';
  });
  const [request] = await Promise.all([
    page.waitForRequest((each) => calls.test(each.url()) && each.method() === 'POST'),
    panel.getByRole('button', { name: newsletterPanel.submit }).click(),
  ]);
  expect(request.postDataJSON().formData.curiosity).toBe('other');
});

test('Enter on an unchecked choice chooses it and goes on, and a choice can be cleared', {
  tag: '@all',
}, async ({ page }) => {
  const wizard = await openWizard(page);
  const choice = wizard.getByRole('radio').first();
  await choice.focus();
  await page.keyboard.press('Enter');
  await expect(question(page, 2)).toBeVisible();
  await press(page, 'Previous');
  await expect(choice).toBeChecked();
  await wizard.getByRole('button', { name: /^Clear: / }).click();
  await expect(wizard.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(choice).toBeFocused();
});

test('a tap elsewhere right after Next counts', async ({ browser }) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    baseURL: site,
  });
  const page = await context.newPage();
  const wizard = await openWizard(page);
  const next = await wizard.getByRole('button', { name: 'Next', exact: true }).boundingBox();
  await page.touchscreen.tap((next?.x ?? 0) + 20, (next?.y ?? 0) + 20);
  await wizard.getByRole('radio', { name: 'Part-time' }).tap();
  await expect(wizard.getByRole('radio', { name: 'Part-time' })).toBeChecked();
  await context.close();
});

test('a wrong address is asked for again, and the team gets one lead with what changed', async ({
  page,
}) => {
  const wizard = await openWizard(page);
  await goTo(page, stepCount);
  const wrong = uniqueEmail();
  await field(page, 'email').fill(wrong);
  await press(page, 'Submit');
  await expect(confirmation(page)).toBeVisible();
  await expect(wizard).toContainText(getMatched.timing.meet);
  await press(page, getMatched.correctContact);
  const contact = wizard.getByLabel(getMatched.contact.label);
  await expect(contact).toHaveValue(wrong);
  await expect(contact).toBeFocused();
  const right = uniqueEmail();
  await contact.fill(right);
  await press(page, getMatched.contact.send);
  await expect(wizard).toContainText(right);
  const mail = await mailContaining(`${wrong} → ${right}`);
  expect(mail.subject).toMatch(/^\[changed\] /);
  await press(page, getMatched.sendAnother);
  await expect(question(page, 1)).toBeVisible();
  await goTo(page, stepCount);
  await expect(field(page, 'email')).toHaveValue(right);
});

test('an address that cannot be one is sent at once, and asked for again, filled in', {
  tag: '@all',
}, async ({ page }) => {
  const wizard = await openWizard(page);
  await goTo(page, stepCount);
  await field(page, 'email').fill('anna@@byron.example');
  await press(page, 'Submit');
  await expect(confirmation(page)).toBeVisible();
  const contact = wizard.getByLabel(getMatched.contact.label);
  await expect(contact).toHaveValue('anna@@byron.example');
  const { missing } = getMatched.contact;
  const { malformed } = getMatched.faults.email;
  for (const [given, error] of [
    ['anna@@byron.example', malformed],
    ['anna@', malformed],
    ['anna', missing],
    ['', missing],
  ] as const) {
    await contact.fill(given);
    await press(page, getMatched.contact.send);
    await expect(contact).toHaveAccessibleDescription(new RegExp(error));
    await expect(contact).toBeFocused();
  }
  await expect(wizard).not.toContainText('reply to anna');
  await expect(wizard).not.toContainText(getMatched.noAnswers);
});
