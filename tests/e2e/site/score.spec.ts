import { expect, type Page, test } from 'playwright/test';

test('a visitor marks two answers by keyboard, and sees each mark next to ours', async ({
  page,
}) => {
  await page.goto('/developers');
  await marksFor(page, 'A', 'Stops the double charge').getByLabel('No').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByText('You gave 2 of 8 points.')).toBeVisible();
  await marksFor(page, 'B', 'Says what is still open').getByLabel('Yes').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const ours = (reason: string) => page.getByRole('listitem').filter({ hasText: reason });
  await expect(ours('The provider itself refuses')).toContainText('You: Yes');
  await expect(ours('switch cards')).toContainText('You: No');
  await expect(ours('“Fixed!” hides')).toContainText('You: Yes');
  await expect(ours('One try by hand')).not.toContainText('You:');
  await expect(page.getByText('We agree with you on 1 of 3 scores.')).toBeVisible();
});

test('each task leads to the tasks of the other two roles', { tag: '@all' }, async ({ page }) => {
  await page.goto('/resources/what-vetted-means');
  await page.getByRole('link', { name: 'Developer', exact: true }).click();
  await page.getByRole('link', { name: 'Salesperson' }).click();
  await expect(
    page.getByRole('heading', { name: 'Follow up after a first call' }),
  ).toBeInViewport();
});

test('on a phone the first answer is shown, until the other one is chosen', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/sales');
  const answer = (name: string) => page.getByRole('heading', { name: `Answer ${name}` });
  await expect(answer('A')).toBeVisible();
  await expect(answer('B')).toBeHidden();
  await page.getByRole('radio', { name: 'Answer B' }).check();
  await expect(answer('B')).toBeVisible();
  await expect(answer('A')).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the answers can be read, and our marks can be opened', async ({ page }) => {
    await page.goto('/sales');
    await expect(page.getByRole('heading', { name: 'Answer B' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);
    const reason = page.getByText('Nobody measured “in half.”');
    await expect(reason).toBeHidden();
    await page.getByText('Show our scores').click();
    await expect(reason).toBeVisible();
  });
});

const marksFor = (page: Page, answer: string, criterion: string) =>
  page
    .getByRole('group', { name: `Your scores for answer ${answer}` })
    .getByRole('group', { name: criterion });
