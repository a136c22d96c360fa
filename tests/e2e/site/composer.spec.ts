import { expect, test } from 'playwright/test';
import { discoveryCall, labels } from '../../messages.ts';
import { delayResponses } from '../delay-responses.ts';

const { times } = labels.composer;

test('the invoice of a team follows the setup and the hours of each person', async ({ page }) => {
  await page.goto('/hire-a-team');
  const total = page.getByRole('main').getByRole('status');
  await expect(total).toHaveText('120–140 hours or more a week, 4 people, one invoice');
  const person = (name: string) => page.getByLabel(name, { exact: true }).filter({ visible: true });
  await person('Product designer').selectOption(times.none);
  await person('Our project manager').selectOption(times.fullTime);
  await expect(total).toHaveText('140–150 hours or more a week, 4 people, one invoice');
  await page.getByRole('radio', { name: 'Operations team' }).check();
  await expect(total).toHaveText('120–140 hours or more a week, 4 people, one invoice');
  await expect(person('Bookkeeper')).toBeVisible();
  await expect(person('Product designer')).toHaveCount(0);
});

for (const [when, opensFirst] of [
  ['when the call opens', false],
  ['also if the call opens first', true],
] as const) {
  test(`a chosen team is in the notes, ${when}`, { tag: '@all' }, async ({ page }) => {
    const release = opensFirst ? await delayResponses(page, /\/assets\/composer-/) : () => {};
    await page.goto('/hire-a-team');
    await page.getByRole('radio', { name: 'Operations team' }).check();
    await page.getByRole('link', { name: 'Talk to a Team Specialist' }).first().click();
    const dialog = page.getByRole('dialog');
    const { name, email, company, notes } = discoveryCall.fields;
    await dialog.getByLabel(name.label).fill('Ada Byron');
    release();
    await dialog.getByLabel(email.label).fill('ada@byron.example');
    await dialog.getByLabel(company.label).fill('Engines');
    await dialog.getByRole('button', { name: discoveryCall.next }).click();
    await expect(dialog.getByLabel(notes.label)).toHaveValue(
      /^Operations team\n.*Bookkeeper: 20–30 hours.* 4 people, one invoice$/s,
    );
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all six teams show, with the hours of each person', async ({ page }) => {
    await page.goto('/hire-a-team');
    await expect(page.getByRole('heading', { level: 3, name: 'Design studio' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3, name: 'MVP squad' })).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('status')).toContainText('4 people');
  });
});
