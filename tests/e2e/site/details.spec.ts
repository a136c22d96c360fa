import { expect, type Locator, test } from 'playwright/test';
import { brand } from '../../../site/content/brand.ts';
import { sample, sampleNamed } from '../../sample.ts';
import { mainPages } from './expected/main-pages.ts';
import { servicePages } from './expected/service-pages.ts';

for (const [route, { sections, anywhere = [] }] of sampleNamed(
  { ...mainPages, ...servicePages },
  '/shopify',
)) {
  const openers = [...sections, ...anywhere]
    .flatMap(({ links = {} }) => Object.entries(links))
    .filter(([, target]) => target === 'dialog')
    .map(([label]) => label);
  if (openers.length === 0) continue;

  test(`each button for the call on ${route} opens the dialog, and gets the focus back`, async ({
    page,
  }) => {
    await page.goto(route);
    const dialog = page.getByRole('dialog', { name: "Let's get to know you" });
    for (const label of new Set(openers)) {
      for (const opener of await page.getByRole('link', { name: label, exact: true }).all()) {
        await opener.click();
        await expect(dialog).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(opener).toBeFocused();
      }
    }
  });
}

test('the home page has fifteen particles that screen readers ignore', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/');
  const sky = page.locator('main section').first().locator('[aria-hidden=true]:has(> i)');
  await expect(sky.locator('> i')).toHaveCount(15);
  await expect(sky).toHaveCSS('pointer-events', 'none');
});

test('each client of the company page gives five stars', { tag: '@all' }, async ({ page }) => {
  await page.goto('/for-companies');
  await expect(page.getByRole('img', { name: '5 out of 5 stars' })).toHaveCount(3);
});

test('the grids of the security page have five columns on a large screen', { tag: '@all' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/cybersecurity');
  for (const name of ['Cloud security engineer', 'SOC 2 readiness', 'FinTech']) {
    const heading = page.getByRole('heading', { level: 3, name, exact: true });
    expect(await columnsOf(page.getByRole('list').filter({ has: heading }))).toBe(5);
  }
});

for (const route of sample(['/privacy', '/accessibility'], ['/privacy'])) {
  test(`our e-mail address is a link wherever ${route} names it`, async ({ page }) => {
    await page.goto(route);
    const words = (await page.locator('main').textContent()) ?? '';
    const named = words.split(brand.email).length - 1;
    expect(named).toBeGreaterThan(0);
    const links = page.getByRole('link', { name: brand.email });
    await expect(links).toHaveCount(named);
    for (const link of await links.all())
      await expect(link).toHaveAttribute('href', `mailto:${brand.email}`);
  });
}

test('the six articles are in three columns, each with a picture', { tag: '@all' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/resources');
  const cards = page
    .locator('main')
    .getByRole('list')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  const articles = cards.filter({ hasText: 'Read more' });
  expect(await columnsOf(articles)).toBe(3);
  await expect(articles.getByRole('listitem')).toHaveCount(6);
  await expect(articles.locator('li img')).toHaveCount(6);
});

/** How many of a list's items start at places of their own in a line. */
const columnsOf = (list: Locator): Promise<number> =>
  list.evaluate(
    ({ children }) =>
      new Set([...children].map((each) => Math.round(each.getBoundingClientRect().left))).size,
  );
