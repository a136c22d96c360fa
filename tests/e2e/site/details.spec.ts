import { expect, type Locator, test } from 'playwright/test';
import { getMatched, labels, newsletterPanel, shell } from '../../messages.ts';
import { sample } from '../../sample.ts';
import { calendar } from '../addresses.ts';
import { waitForImport } from '../wait-for-import.ts';

const dots = [
  ['/', 15],
  ['/virtual-assistants', 20],
] as const;

for (const [route, count] of sample(dots, dots.slice(0, 1))) {
  test(`${count} dots float on ${route} without covering anything, until motion is paused`, async ({
    page,
  }) => {
    await page.goto(route);
    const sky = page.locator('main section').first().locator('[aria-hidden=true]:has(> i)');
    const moving = () =>
      sky.evaluate(
        (element) =>
          element
            .getAnimations({ subtree: true })
            .filter(({ playState }) => playState === 'running').length,
      );
    await expect(sky.locator('> i')).toHaveCount(count);
    await expect(sky).toHaveCSS('pointer-events', 'none');
    await expect.poll(moving).toBe(count);
    await page.getByRole('contentinfo').getByRole('button', { name: shell.pauseMotion }).click();
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(moving).toBe(0);
  });
}

test('motion that was paused stays paused on the next page with its slide show, as long as the tab is open', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('contentinfo').getByRole('button', { name: shell.pauseMotion });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/for-companies');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'off');
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toContain('motion-paused');
  await page.goto('/privacy');
  await expect(page.getByRole('main')).toContainText('“motion-paused”');
  await page.goto('/');
  const slideShow = page.locator('hire-carousel').getByRole('button', { name: 'slide show' });
  await expect(slideShow).toHaveAccessibleName('Start automatic slide show');
  await button.click();
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(slideShow).toHaveAccessibleName('Stop automatic slide show');
});

test('no empty field is marked as invalid before it was used', { tag: '@all' }, async ({
  page,
}) => {
  for (const route of ['/', '/get-matched', '/apply', '/shared-daylight']) {
    await page.goto(route);
    const field = page.getByRole('contentinfo').getByRole('textbox');
    await expect(field).toHaveAttribute('aria-required', 'true');
    await expect(page.locator('input:invalid, textarea:invalid, [aria-invalid=true]')).toHaveCount(
      0,
    );
  }
});

test('the address typed in the footer moves to the panel, which says if it is closed before subscribing', async ({
  page,
}) => {
  await page.goto('/about-us');
  const field = page.getByRole('contentinfo').getByRole('textbox');
  await Promise.all([waitForImport(page, '/newsletter-'), field.scrollIntoViewIfNeeded()]);
  const panel = page.getByRole('dialog', { name: newsletterPanel.title });
  const subscribe = page.getByRole('button', { name: shell.footer.newsletterButton, exact: true });
  await field.fill('ada@byron.example');
  await field.press('Enter');
  await expect(panel.getByText(newsletterPanel.oneMoreStep)).toBeVisible();
  await expect(panel.getByLabel('Email')).toHaveValue('ada@byron.example');
  await expect(panel.getByLabel('Topic')).toBeFocused();
  await expect(field).toHaveValue('');
  await expect(subscribe.filter({ visible: true })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByText(newsletterPanel.notSubscribed.title).first()).toBeVisible();
  await expect(
    page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }),
  ).toBeVisible();
});

test('the footer says what is wrong with an address, and takes one with an umlaut', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/about-us');
  const field = page.getByRole('contentinfo').getByRole('textbox');
  await Promise.all([waitForImport(page, '/newsletter-'), field.scrollIntoViewIfNeeded()]);
  await field.fill('ann gmail.com');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(shell.footer.newsletterError);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await field.fill('a@müller.de');
  await expect(field).toHaveAccessibleDescription('');
  await field.press('Enter');
  // Chromium writes such an address in the letters of a DNS name.
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Email' })).toHaveValue(
    /^a@(müller|xn--mller-kva)\.de$/,
  );
});

test.describe('in Johannesburg', () => {
  test.use({ timezoneId: 'Africa/Johannesburg' });

  test('a link to the booking page opens the month in which it is followed', async ({
    page,
    context,
  }) => {
    await page.clock.install({ time: new Date('2026-11-30T12:00:00Z') });
    await page.goto('/sales');
    const link = page.getByRole('main').getByRole('link', { name: getMatched.bookCall }).first();
    await expect(link).toHaveAttribute('href', calendar);
    const follow = async () => {
      const opened = context.waitForEvent('page');
      await link.click();
      return new URL((await opened).url()).searchParams.get('month');
    };
    expect(await follow()).toBe('2026-11');
    await page.clock.setSystemTime(new Date('2026-11-30T22:00:00Z'));
    expect(await follow()).toBe('2026-12');
  });
});

test('the tabs of the security page go from left to right, and its reasons are in five columns', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/cybersecurity');
  const main = page.locator('main');
  const starts: number[] = [];
  for (const tab of ['Benefits', 'Industries', 'Reasons'])
    starts.push((await main.getByText(tab, { exact: true }).boundingBox())?.x ?? 0);
  expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  expect(new Set(starts).size).toBe(3);
  const reason = page.getByRole('heading', { name: 'Every finding comes with a fix to merge' });
  expect(await columnsOf(page.getByRole('list').filter({ has: reason }))).toBe(5);
});

test('the six articles are in three columns, each with a picture', { tag: '@all' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/resources');
  const cards = page
    .locator('main')
    .getByRole('list')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  const articles = cards.filter({ hasText: labels.readMore });
  expect(await columnsOf(articles)).toBe(3);
  await expect(articles.getByRole('listitem')).toHaveCount(6);
  await expect(articles.locator('li img')).toHaveCount(6);
});

/** The number of columns of a list. */
const columnsOf = (list: Locator): Promise<number> =>
  list.evaluate(
    ({ children }) =>
      new Set([...children].map((each) => Math.round(each.getBoundingClientRect().left))).size,
  );

test('each ray of a closing can be hit, also 12 px beside its middle', { tag: '@all' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/developers');
  const rays = page.getByRole('navigation', { name: shell.allPages }).getByRole('link');
  await expect(rays).not.toHaveCount(0);
  const missed = await rays.evaluateAll((links) =>
    links.flatMap((link) => {
      link.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = link.getBoundingClientRect();
      const hit = (dx: number, dy: number) =>
        document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy)?.closest('a');
      const around = Array.from({ length: 8 }, (_, eighth) => (eighth * Math.PI) / 4);
      const isFree = around.every((angle) =>
        [link, null, undefined].includes(hit(12 * Math.cos(angle), 12 * Math.sin(angle))),
      );
      return hit(0, 0) === link && isFree ? [] : [link.textContent];
    }),
  );
  expect(missed).toEqual([]);
});
