import { expect, type Page, test } from 'playwright/test';
import { onboardingDays as days } from '../../../site/content/first-ten.ts';
import { delayResponses } from '../delay-responses.ts';

const [before, dayOne, dayTwo, , dayFour] = days;
const count = 2 * days.length;

const task = (page: Page, name = '') => page.getByLabel(name);
const firstDay = (page: Page) => page.getByLabel('First day of work');

test('ticks and the first day survive a reload, because they are in the URL', async ({ page }) => {
  await page.goto('/first-ten');
  await expect(page.getByText(`0 of ${count} done`)).toBeVisible();
  await task(page, dayOne?.you).check();
  await task(page, dayTwo?.hire).check();
  await firstDay(page).fill('2026-11-06');
  await expect(page.getByText(`2 of ${count} done`)).toBeVisible();
  await page.reload();
  await expect(task(page, dayOne?.you)).toBeChecked();
  await expect(task(page, dayTwo?.hire)).toBeChecked();
  await expect(page.getByText(`2 of ${count} done`)).toBeVisible();
  const second = page.getByRole('listitem').filter({ hasText: dayTwo?.name ?? '' });
  await expect(second.getByText('Mon, Nov 9')).toBeVisible();
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('choices made before the script has loaded stay, and are added to those in the URL', async ({
  page,
}) => {
  const release = await delayResponses(page, /\/assets\/.*\.js/);
  await page.goto('/first-ten#done=21', { waitUntil: 'commit' });
  await task(page, dayOne?.you).check();
  await firstDay(page).fill('2026-11-06');
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  release();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await expect(page.getByText(`2 of ${count} done`)).toBeVisible();
  await expect(firstDay(page)).toHaveValue('2026-11-06');
  await expect(page).toHaveURL(/#done=\d+\.21&start=2026-11-06$/);
});

test('the opening shows the two tasks of today', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-05T12:00:00'));
  await page.goto('/first-ten#start=2026-11-02');
  const opening = page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(opening.getByRole('heading', { name: `Today: ${dayFour?.name}` })).toBeVisible();
  await expect(opening.getByText(dayFour?.you ?? '')).toBeVisible();
  await expect(opening.getByText(dayFour?.hire ?? '')).toBeVisible();
  await firstDay(page).fill('2026-11-09');
  await expect(
    opening.getByRole('heading', { name: `Next: ${before?.name}, Fri, Nov 6` }),
  ).toBeVisible();
  await expect(opening.getByText(before?.you ?? '')).toBeVisible();
});

test('the calendar file needs the first day of work, and is then downloaded', async ({ page }) => {
  await page.goto('/first-ten');
  const button = page.getByRole('button', { name: 'Download for your calendar' });
  await expect(page.getByText(`0 of ${count} done`)).toBeVisible();
  await button.click();
  await expect(firstDay(page)).toBeFocused();
  await firstDay(page).fill('2026-11-02');
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toBe('first-ten.ics');
});

test('the print button prints only the list, on one page', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await page.goto('/first-ten');
  await expect(page.getByText(`0 of ${count} done`)).toBeVisible();
  await page.getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(days.at(-1)?.hire ?? '')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
  expect(sheets).toHaveLength(1);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('on paper and in forced colors, the two sides of the chart have the colors of their names', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/first-ten');
  for (const media of [{ media: 'print' }, { media: 'screen', forcedColors: 'active' }] as const) {
    await page.emulateMedia(media);
    const { names, bars } = await readChart(page);
    expect(names[0]).not.toBe(names[1]);
    expect(bars).toEqual(names);
  }
});

/** The colors beside the two names, and those of the two bars of a day. */
const readChart = (page: Page) =>
  page.evaluate(() => {
    const colorsOf = (selector: string, part?: string) =>
      [...document.querySelectorAll(selector)].map(
        (element) => getComputedStyle(element, part).backgroundColor,
      );
    return {
      names: colorsOf('p:has(+ [aria-hidden] > [data-day]) > span', '::before'),
      bars: colorsOf('[data-day]:first-child > [data-mark]'),
    };
  });

test('the article and the case studies link to First Ten', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await page.goto('/resources/onboarding-remote-talent');
  await page.getByRole('article').getByRole('link', { name: 'First Ten' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'The first ten days of a remote hire',
  );
  await page.goto('/case-studies');
  const [product] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Open First Ten (opens in a new tab)' }).click(),
  ]);
  await expect(product).toHaveURL('/first-ten');
  expect(await product.evaluate(() => window.opener)).toBeNull();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the page is a list with checkboxes', async ({ page }) => {
    await page.goto('/first-ten');
    await task(page, dayOne?.you).check();
    await expect(firstDay(page)).toBeHidden();
    await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(count);
  });
});
