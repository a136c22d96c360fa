import { expect, type Page, test } from 'playwright/test';
import { booking } from '../../messages.ts';
import { fewRoutes } from './expected/routes.ts';
import { findUnreadableText } from './find-unreadable-text.ts';

test.use({ javaScriptEnabled: false });

for (const route of fewRoutes) {
  test(`without scripts ${route} shows all its text, and each of its buttons works`, async ({
    page,
  }) => {
    await page.goto(route);
    expect.soft(await findHiddenText(page), 'words').toEqual([]);
    expect.soft(await findDeadControls(page), 'buttons').toEqual([]);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const bar = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
      await expect.soft(bar.getByRole('link', { name: 'For Companies' })).toBeVisible();
      expect.soft(await page.evaluate(findUnreadableText), `${width} px`).toEqual([]);
    }
  });
}

/** Finds text that is hidden without scripts, except in `details`, which open without scripts. */
const findHiddenText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const words = 'main :is(h1, h2, h3, h4, p, li, td, th, blockquote, figcaption, summary, a)';
    const says = (each: Element) =>
      each.textContent?.replace(each.querySelector('button')?.textContent ?? '', '').trim();
    const seen = { opacityProperty: true, visibilityProperty: true };
    return (
      [...document.querySelectorAll(words)]
        .filter((each) => says(each) && !each.closest('[aria-hidden=true]'))
        // What has no box of its own has its text in elements that do.
        .filter((each) => getComputedStyle(each).display !== 'contents')
        .filter((each) => !each.closest('details') && !each.checkVisibility(seen))
        .map((each) => each.textContent?.trim().slice(0, 60) ?? '')
    );
  });

/** Finds visible controls that do nothing without scripts. */
const findDeadControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const roots = [document, ...[...document.querySelectorAll('*')].map((each) => each.shadowRoot)];
    const all = (selector: string) =>
      roots
        .flatMap((root) => [...(root?.querySelectorAll(selector) ?? [])])
        .filter((each) => each.checkVisibility({ visibilityProperty: true }));
    const buttons = all('button').map((button) => `button: ${button.textContent?.trim()}`);
    const openers = all('[data-hire-open]')
      .filter((opener) => !/^https?:/.test(opener.getAttribute('href') ?? ''))
      .map((opener) => `opener: ${opener.textContent}`);
    return [...buttons, ...openers];
  });

test('without scripts, a button for the dialog leads to the scheduler', async ({ page }) => {
  await page.goto('/hire-a-team');
  const opener = page.getByRole('link', { name: 'Talk to a Team Specialist' });
  const answer = await page.request.get((await opener.getAttribute('href')) ?? '');
  expect(answer.status()).toBe(200);
  await opener.click();
  await expect(page.getByRole('heading', { name: booking.title })).toBeVisible();
  expect(page.url()).toBe(answer.url());
});

test('the questions and the menus open without scripts', async ({ page }) => {
  await page.goto('/for-companies');
  const questions = page.locator('main details');
  const answer = questions.first().locator('p').first();
  await questions.first().locator('summary').click();
  await expect(answer).toBeVisible();
  await questions.nth(1).locator('summary').click();
  await expect(answer).toBeHidden();
  await page.getByRole('banner').getByText('Managed Projects').click();
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'App Development' }),
  ).toBeVisible();
});

test('the check on the security page gives its verdict without scripts', async ({ page }) => {
  await page.goto('/cybersecurity');
  const group = page.getByRole('group', { name: 'Which of their logins can you prove' });
  const verdict = page.locator('main').getByRole('status');
  await expect(verdict.getByText('Check a window only if')).toBeVisible();
  const boxes = await group.getByRole('checkbox').all();
  expect(boxes).toHaveLength(6);
  await boxes[0]?.check();
  await expect(verdict.getByText('Each lit window')).toBeVisible();
  for (const box of boxes) await box.check();
  await expect(verdict.getByText('You’re ready for this question')).toBeVisible();
  await expect(verdict.getByText('Each lit window')).toBeHidden();
});

test('each decision in the project manager’s report has an answer without scripts', async ({
  page,
}) => {
  await page.goto('/project-managers');
  await page.getByText('Launch on June 5 without gift cards').click();
  await expect(page.getByText('Gift cards follow on June 19')).toBeVisible();
  await page.getByText('Add a second developer').click();
  await expect(page.getByText('I advise against it')).toBeVisible();
  await expect(page.getByText('Gift cards follow on June 19')).toBeHidden();
});
